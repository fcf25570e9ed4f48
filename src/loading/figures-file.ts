import type { Figures } from '#lib/figures.ts';
import { figures } from '#schemas/figure.ts';
import { checked } from './checked.ts';
import { readYaml } from './yaml-file.ts';

export const figuresFile = 'src/content/figures.yaml';

/**
 * The figures of the site, with the sums that are declared among them.
 * @param root the project's folder, ending with a slash; empty for the current folder
 * @throws Refusal naming the file, each wrong figure and the reason
 */
export function readFigures(root = ''): Figures {
  return checked(figuresFile, figures, readYaml(figuresFile, root));
}
