// What a button writes at the caret.
import blocks from './blocks.json' with { type: 'json' };

interface ArticleTextProps {
  value?: string;
  onChange(value: string): void;
  forID?: string;
  /** Keeps a file beside the article. @returns its address in the text */
  addFile(file: File): Promise<string>;
}

/** The source: a rich text would damage tables. No hooks: the editor has its own React. */
export function ArticleText({ value = '', onChange, forID, addFile }: ArticleTextProps) {
  const insert = (block: string, from: Element) => {
    const area = from.closest('div')?.querySelector('textarea');
    const at = area?.selectionEnd ?? value.length;
    onChange(`${value.slice(0, at)}\n\n${block}\n\n${value.slice(at)}`.trimStart());
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
        Photo, puis ce que l’on y voit entre les crochets{' '}
        <input
          type="file"
          accept="image/*"
          onChange={async ({ currentTarget: input }) => {
            const [file] = input.files ?? [];
            if (file) insert(`![](${await addFile(file)})`, input);
          }}
        />
      </label>
      <textarea
        id={forID}
        rows={24}
        style={{ width: '100%', font: 'inherit' }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
