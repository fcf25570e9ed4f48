import type { Figures } from '#lib/figures.ts';
import { figures } from '#schemas/figure.ts';
import { checked } from './checked.ts';
import { readYaml } from './yaml-file.ts';

export const figuresFile = 'src/content/figures.yaml';

/**
 * The figures of the site, checked and computed.
 * @param root the project's folder, or nothing where one stands in it
 * @throws Refusal naming the file, and each figure with what is wrong with it.
 */
export function readFigures(root = ''): Figures {
  return checked(figuresFile, figures, readYaml(figuresFile, root));
}
