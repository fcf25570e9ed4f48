import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument, type Scalar, visit, type YAMLError } from 'yaml';
import { decodeText, unprintable } from '#lib/plain-text.ts';
import { Refusal } from '#lib/refusal.ts';
import { mapStrings } from '#lib/walk.ts';

/** The errors of the parser, in words for editors. */
const reasons: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'ce champ est mal aligné, ou un crochet, une accolade, un guillemet reste ouvert',
  BLOCK_AS_IMPLICIT_KEY: 'un deux-points de trop : mettez le texte entre guillemets',
  DUPLICATE_KEY: 'ce champ est écrit deux fois',
  MISSING_CHAR: 'il manque un guillemet, une virgule, un crochet ou deux-points',
  MULTIPLE_DOCS: 'une ligne --- commence un second document : gardez-en un',
  TAB_AS_INDENT: 'une tabulation : alignez avec des espaces',
  UNEXPECTED_TOKEN: 'un signe inattendu : mettez le texte entre guillemets',
};

/** The largest file, in bytes: three thousand questions. More could take minutes to parse. */
const MOST = 1_000_000;

/**
 * A content file as text.
 * @param file its path, from the project's folder
 * @param root the project's folder, ending with a slash
 * @throws Refusal naming the file that is missing, empty, too long or in another encoding, or the
 * line that holds an invisible character
 */
function readText(file: string, root: string): string {
  let text: string;
  let size: number;
  try {
    const bytes = readFileSync(root + file);
    size = bytes.length;
    text = decodeText(bytes);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Refusal(`${file} ${missing ? 'manque' : (error as Error).message}`);
  }
  if (size > MOST) throw new Refusal(`${file} dépasse 1 Mo : retirez-en ce qui ne sert plus`);
  if (text.trim() === '') throw new Refusal(`${file} est vide`);
  for (const [index, line] of text.split('\n').entries()) {
    const fault = unprintable(line);
    if (fault) throw new Refusal(`${file}, ligne ${index + 1} : ${fault}`);
  }
  return text;
}

const QUOTE = 'mettez le texte entre guillemets';
const remark = (text = '') =>
  `« ${text} » est une remarque et ne s’affiche pas : ${QUOTE}, ou la remarque seule sur sa ligne`;

/** What YAML would change in a value silently. @param source the whole text that holds it */
function changed(
  { anchor, comment, range, tag, type, value }: Scalar,
  source: string,
): string | undefined {
  const [from, to] = range ?? [0, 0];
  const written = source.slice(from, to);
  // The comment of an empty field may belong to the next field.
  const isOfNext = value === null && /[\r\n]/.test(source[to] ?? '');
  if (comment != null && !isOfNext) return remark(`#${comment}`);
  if (anchor ?? tag) return `le mot après ${anchor ? '&' : '!'} ne s’affiche pas : ${QUOTE}`;
  if (typeof value === 'number' && String(value) !== written)
    return `${written} serait lu ${value} : ${QUOTE}, ou le nombre sans signe ni zéro de trop`;
  if (source[from - 1] === ',')
    return `une virgule sans espace coupe le texte avant « ${value} » : ${QUOTE}`;
  if (type === 'QUOTE_DOUBLE' && /\\[^"u]/.test(written.replaceAll('\\\\', '')))
    return `une barre \\ change la lettre qui la suit : écrivez-la deux fois`;
  return undefined;
}

/**
 * Parses a text as YAML, without aliases and without what would change a text in silence.
 * @param firstLine the line of the file where the text begins, for messages
 * @throws Refusal naming the file, the line and the reason
 */
function parseYaml(text: string, file: string, firstLine = 1): unknown {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const refuse = (offset: number, reason: string): never => {
    throw new Refusal(`${file}, ligne ${lines.linePos(offset).line + firstLine - 1} : ${reason}`);
  };
  const [error] = document.errors;
  // A remark that swallows the end of a list or a quotation: what fails is the line after it.
  const cut = error && /\S[^\S\n]+(#.*)\s*$/.exec(text.slice(0, error.pos[0]));
  if (cut) refuse(cut.index, remark(cut[1]));
  if (error)
    refuse(error.pos[0], reasons[error.code] ?? `un signe que YAML comprend autrement : ${QUOTE}`);
  // Aliases could expand ten lines into millions, or make a value contain itself.
  visit(document, {
    Alias: (_, { range, source }) =>
      refuse(range?.[0] ?? 0, `le renvoi *${source} n’est pas admis : écrivez la valeur`),
    Scalar: (_, node) => {
      const reason = changed(node, text);
      if (reason) refuse(node.range?.[0] ?? 0, reason);
    },
  });
  // An escape such as `\u200b` also writes an invisible character.
  return mapStrings(document.toJS(), (value) => {
    const fault = unprintable(value);
    if (fault) throw new Refusal(`${file} : « ${value.slice(0, 40)} » ${fault}`);
    return value;
  });
}

/**
 * The data of a YAML file.
 * @param file its path, from the project's folder
 * @throws Refusal as `readText` and `parseYaml` do
 */
export function readYaml(file: string, root: string): unknown {
  return parseYaml(readText(file, root), file);
}

/** The file of an article: its front matter and its text. */
export interface MdxFile {
  readonly fields: unknown;
  readonly body: string;
  /** How many lines come before the text, so that messages give the line of the file. */
  readonly above: number;
}

/**
 * Reads the file of an article.
 * @param file its path, from the project's folder
 * @throws Refusal naming the file and why it cannot be read
 */
export function readMdxFile(file: string, root: string): MdxFile {
  const text = readText(file, root).replace(/\r\n?/g, '\n');
  const [head = '', fields = ''] = /^---\n(.*?)\n---(?:\n|$)/s.exec(text) ?? [];
  if (head === '') {
    throw new Refusal(
      `${file} : les champs manquent ; la première ligne est ---, une autre les ferme`,
    );
  }
  const body = text.slice(head.length);
  if (body.trim() === '') throw new Refusal(`${file} : le texte manque après les champs`);
  return { fields: parseYaml(fields, file, 2), body, above: head.split('\n').length - 1 };
}
