import { contentPath } from '#i18n/content-path.ts';
import { moved } from '#schemas/moved.ts';
import { keyOf, type Moves } from '#served-addresses.ts';
import { checked } from './checked.ts';
import { readYaml } from './files.ts';

const file = contentPath('moved.yaml');

/** Old addresses, as written and without slips. @throws Refusal naming each wrong field */
export const readMoved = (): Moves =>
  checked(file, moved, readYaml(file, '')).items.flatMap(({ from, to }) => [
    [from, to],
    [keyOf(from), to],
  ]);
