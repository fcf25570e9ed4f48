import { contentPath } from '#i18n/content-path.ts';
import { moved } from '#schemas/moved.ts';
import { keyOf, type Moves } from '#served-addresses.ts';
import { checked } from './checked.ts';
import { readYaml } from './files.ts';

const file = contentPath('moved.yaml');

/**
 * The old addresses of the owner's list, as written and without their slips.
 * @throws Refusal naming the file, each wrong field and the reason
 */
export const readMoved = (): Moves =>
  checked(file, moved, readYaml(file, '')).items.flatMap(({ from, to }) => [
    [from, to],
    [keyOf(from), to],
  ]);
