import { expect, test } from 'vitest';
import { publicFileSize } from './public-file.ts';

test('a file that is missing is named, with the command that makes it', () => {
  expect(() => publicFileSize('/rien.zip', 'press-kit')).toThrow(
    'public/rien.zip manque : npm run press-kit',
  );
});
