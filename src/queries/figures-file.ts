import type { Figures } from '#lib/figures.ts';
import { figures } from '#schemas/figure.ts';
import { readYaml } from './yaml-file.ts';

export const figuresFile = 'src/content/figures.yaml';

/**
 * The figures of the site, checked and computed.
 * @param root the project's folder, or nothing where one stands in it
 * @throws Error naming the file, and each figure with what is wrong with it.
 */
export function readFigures(root = ''): Figures {
  const parsed = figures.safeParse(readYaml(figuresFile, root));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`${figuresFile} : ${faults.join(' ; ')}`);
}
