// What a button writes at the caret.
import blocks from './blocks.json' with { type: 'json' };

interface ArticleTextProps {
  value?: string;
  onChange(value: string): void;
  forID?: string;
  /** Keeps a file beside the article. @returns its address in the text, until it is saved */
  addFile(file: File): Promise<string>;
}

/** What the text calls the photographs added in this window, instead of their `blob:` addresses. */
const names = new Map<string, string>();

const replaced = (text: string, words: Iterable<readonly [string, string]>) =>
  [...words].reduce((said, [one, other]) => said.replaceAll(`](${one})`, `](${other})`), text);
const shown = (text: string) => replaced(text, names);
const kept = (text: string) =>
  replaced(
    text,
    [...names].map(([address, name]) => [name, address]),
  );

/** The source: a rich text would damage tables. No hooks: the editor has its own React. */
export function ArticleText({ value = '', onChange, forID, addFile }: ArticleTextProps) {
  const insert = (block: string, from: Element) => {
    const area = from.closest('div')?.querySelector('textarea');
    const text = shown(value);
    const at = area?.selectionEnd ?? text.length;
    onChange(kept(`${text.slice(0, at)}\n\n${block}\n\n${text.slice(at)}`.trimStart()));
  };
  return (
    <div>
      {Object.entries(blocks).map(([name, block]) => (
        <button
          key={name}
          type="button"
          onClick={(event) => insert(block, event.currentTarget)}
          style={{ margin: '0 8px 8px 0' }}
        >
          {name}
        </button>
      ))}
      <label>
        Photo{' '}
        <input
          type="file"
          accept="image/*"
          onChange={async ({ currentTarget: input }) => {
            const [file] = input.files ?? [];
            if (!file) return;
            const address = await addFile(file);
            if (address.startsWith('blob:')) names.set(address, `nouvelle photo : ${file.name}`);
            insert(`![](${address})`, input);
            input.value = '';
          }}
        />
      </label>
      {[...value.matchAll(/!\[(.*?)\]\((.*?)\)/g)].map(
        ({ 0: whole, 1: alt, 2: address, index }) => (
          <label
            key={index}
            style={{ display: 'flex', gap: 8, alignItems: 'center', margin: '0 0 8px' }}
          >
            {address?.startsWith('blob:') && <img src={address} alt="" height={64} />}
            Ce que l’on y voit
            <input
              value={alt}
              style={{ flex: 1, font: 'inherit' }}
              onChange={({ target }) =>
                onChange(
                  value.slice(0, index) +
                    whole.replace(`[${alt}]`, () => `[${target.value.replaceAll(/[[\]]/g, '')}]`) +
                    value.slice(index + whole.length),
                )
              }
            />
          </label>
        ),
      )}
      <textarea
        id={forID}
        rows={24}
        style={{ width: '100%', font: 'inherit' }}
        value={shown(value)}
        onChange={(event) => onChange(kept(event.target.value))}
      />
    </div>
  );
}
