import { existsSync, readFileSync } from 'node:fs';

/** Where a letter is in these files, for messages: « pages/a.yaml, ligne 3 ». */
export const letterPlaces = (letter: string, files: readonly string[]): string[] =>
  files
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.includes(letter) ? [`${file}, ligne ${index + 1}`] : [])),
    );
