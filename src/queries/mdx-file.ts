import { Refusal } from '#lib/refusal.ts';
import { parseYaml, readText } from './yaml-file.ts';

/** An article's file: the fields before it, and its text. */
export interface MdxFile {
  readonly fields: unknown;
  readonly body: string;
  /** Lines of the file before the text. */
  readonly above: number;
}

/**
 * @param file from the project's folder
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
