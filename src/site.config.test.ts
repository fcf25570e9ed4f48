import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvFile } from '#lib/env-file.ts';
import { company, fictitious } from '#schemas/company.ts';
import { fictitiousValues, readSiteConfig, variables } from './site.config.ts';

test('has fictitious defaults, and reads each value', () => {
  const site = readSiteConfig({}, company.parse(fictitious));
  const links = Object.values(site.products).flatMap(({ register, login }) => [register, login]);
  for (const address of [site.origin, site.apiOrigin, ...links])
    expect(new URL(address).hostname).toMatch(/\.example\.com$/);
  expect(site.email).toMatch(/@example\.com$/);
  const given = 'https://pos.example.org/entrer';
  expect(readSiteConfig({ TAPPOS_LOGIN_URL: given }).products.tappos.login).toBe(given);
});

test.each([
  ['SITE_ORIGIN', 'https://moi:secret@www.tana.test'],
  ['SITE_ORIGIN', 'https://www.tana.test/?a=1'],
  ['TAPPOS_LOGIN_URL', 'https://pos.tana.test/login#haut'],
  ['SITE_ORIGIN', 'https://www.example.com/fr'],
  ['TAPSCHOOL_REGISTER_URL', 'javascript:alert(1)'],
])('refuses %s=%j, naming variable, fault and an example', (name, value) => {
  const given = RegExp.escape(`${name}=${JSON.stringify(value)} `);
  expect(() => readSiteConfig({ [name]: value })).toThrow(new RegExp(`${given}.+ par exemple `));
});

test('names every faulty variable at once', () => {
  const read = () => readSiteConfig({ SITE_ORIGIN: 'x', TAPPOS_LOGIN_URL: 'y' });
  expect(read).toThrow(/SITE_ORIGIN[\s\S]+TAPPOS_LOGIN_URL/);
});

test('.env.example gives every value, at its default', () => {
  const file = readEnvFile('.env.example', readFileSync('.env.example', 'utf8'), variables);
  const read = Object.fromEntries(file);
  expect(readSiteConfig(read)).toEqual(readSiteConfig({}));
  const owner = company.parse(fictitious);
  expect(fictitiousValues(read, owner)).toEqual(fictitiousValues({}, owner));
  expect([...file.keys(), 'SOURCE_DATE_EPOCH'].sort()).toEqual([...variables].sort());
});
