import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { logosZip } from './press-logos.ts';

const drawn = async (name: string) => {
  const { 'logo-fond-clair.svg': logo } = unzipSync(await logosZip(name));
  return / d="(M[^"]+)"\/><\/svg>/.exec(logo ? strFromU8(logo) : '')?.[1];
};

test.each([...'ɛɔŋɗ$'])('« %s » of a name is drawn', async (letter) => {
  expect(await drawn(`a${letter}`)).not.toBe(await drawn('a'));
});
