import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { formatDuration } from '#i18n/figures.ts';
import { typeset } from '#i18n/typography.ts';
import { readOwned } from '#loading/named.ts';
import { routes } from '#routes.ts';
import { fictitious } from '#schemas/company.ts';
import { documentOf, plain, textOf } from '../../tools/built-pages.ts';

const owned = readOwned();
/**
 * What each page must say: who publishes and hosts the site; who is responsible for data, and how
 * long it is kept.
 */
const told = {
  [routes.terms]: [
    ...Object.keys(fictitious.legal).map((name) => `company.legal.${name}`),
    ...['company.phone', 'company.email', 'company.name'],
    ...['company.host.name', 'company.host.address', 'company.host.phone'],
  ],
  [routes.privacy]: [
    ...['company.data.controller', 'company.data.contact', 'company.data.filing'],
    ...['company.legal.address', 'company.host.name', 'company.kept.log', 'company.kept.messages'],
    ...['authority.name', 'authority.law', 'authority.site'],
  ],
};

test.each(Object.entries(told).flatMap(([path, names]) => names.map((name) => [path, name])))(
  '%s prints %s',
  async (path = '', name = '') => {
    const value = owned[name] ?? '';
    const text = typeof value === 'string' ? value : formatDuration(value);
    const printed = name.endsWith('.site') ? new URL(text).host : plain(typeset(text));
    expect(printed).not.toBe('');
    expect(await textOf(path)).toContain(printed);
  },
);

test('no value is asked of the owner that no page prints', () => {
  // Those are links, and the choice of an authority.
  const others = /^company\.(?:phone2|whatsapp|data\.country|channels\.\w+)$/;
  const names = Object.keys(owned).filter((name) => !others.test(name));
  expect(names.filter((name) => !Object.values(told).flat().includes(name))).toEqual([]);
});

test.each([routes.privacy, routes.terms])('%s bears the day of its publication', async (path) => {
  const expiry = await readFile('dist/.well-known/security.txt', 'utf8');
  const time = (await documentOf(path)).querySelector('main time');
  const day = new Date(time?.getAttribute('datetime') ?? '');
  const lives = Date.parse(/^Expires: (.+)$/m.exec(expiry)?.[1] ?? '') - day.getTime();
  // security.txt expires 364 days after the build.
  expect(lives / 86_400_000).toBe(364);
  expect(plain(time?.textContent)).toContain(String(day.getUTCFullYear()));
});
