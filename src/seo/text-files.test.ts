import { expect, test } from 'vitest';
import { humansTxt } from './text-files.ts';

const words = {
  team: 'ÉQUIPE',
  site: 'SITE',
  contact: 'Contact',
  language: { name: 'Langue', value: 'français' },
  software: 'Logiciels',
  licences: 'Licences',
};

test('humans.txt names real people only', () => {
  const person = (name: string, sample: boolean) => ({
    name,
    role: 'Directrice',
    topics: '',
    sample,
  });
  const text = humansTxt(
    [person('Awa', true), person('Afi', false)],
    {
      email: 'a@b.test',
      origin: 'https://b.test',
    },
    words,
  );
  expect(text).toContain('Directrice\u00a0: Afi\n');
  expect(text).not.toContain('Awa');
  expect(text).toContain('https://b.test/licences.txt\n');
});
