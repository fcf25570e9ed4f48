import type { Examples } from './examples.ts';
import { SearchField } from './SearchField.tsx';

export const examples: Examples = {
  vide: <SearchField label="Chercher dans les questions" placeholder="Un mot, une question" />,
};
