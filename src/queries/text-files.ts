import { entryOf } from './entry.ts';

/** The words of the text files at the root of the site. */
export const getTextFiles = async () => (await entryOf('textFiles', 'text-files')).data;
