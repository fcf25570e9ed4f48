import { expect, test } from 'vitest';
import { printSize, publicFileSize } from './file-size.ts';

test.each([
  [12, '1 ko'],
  [91_600, '92 ko'],
  [999_499, '999 ko'],
  [999_500, '1,0 Mo'],
  [1_240_000, '1,2 Mo'],
])('%i bytes are %s', (bytes, printed) => {
  expect(printSize(bytes).replace(/\s/g, ' ')).toBe(printed);
});

test('a file that is missing is named, with the command that makes it', () => {
  expect(() => publicFileSize('/rien.pdf', 'brochures')).toThrow(
    'public/rien.pdf manque : npm run brochures',
  );
});
