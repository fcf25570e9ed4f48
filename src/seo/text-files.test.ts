import { expect, test } from 'vitest';
import { humansTxt, llmsTxt, securityTxt } from './text-files.ts';

test('security.txt has the two fields that RFC 9116 requires, and expires within a year', () => {
  const text = securityTxt(
    { email: 'a@b.test', origin: 'https://b.test', policyPath: '/security' },
    new Date('2026-11-21T00:00:00Z'),
  );
  expect(text.split('\n')).toEqual([
    'Contact: mailto:a@b.test',
    'Expires: 2027-11-20T00:00:00Z',
    'Preferred-Languages: fr, en',
    'Canonical: https://b.test/.well-known/security.txt',
    'Policy: https://b.test/security',
    '',
  ]);
});

test('llms.txt opens with a title and a summary, then lists of links', () => {
  expect(
    llmsTxt({ name: 'Tap', origin: 'https://b.test', summary: 'Trois logiciels.' }, [
      {
        title: 'Pages',
        pages: [{ name: 'IA', path: '/ai', meta: { description: 'Ce que fait l’IA.' } }],
      },
    ]),
  ).toBe(
    '# Tap\n\n> Trois logiciels.\n\n## Pages\n\n- [IA](https://b.test/ai): Ce que fait l’IA.\n',
  );
});

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
