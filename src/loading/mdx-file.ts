import { Refusal } from '#lib/refusal.ts';
import { parseYaml, readText } from './yaml-file.ts';

/** The file of an article: its front matter and its text. */
export interface MdxFile {
  readonly fields: unknown;
  readonly body: string;
  /** How many lines stand before the text, so that messages give the line of the file. */
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
