import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnvFile } from '#lib/env-file.ts';
import { fictitiousValues, readSiteConfig, variables } from './site.config.ts';

describe('readSiteConfig', () => {
  test('has fictitious defaults', () => {
    const site = readSiteConfig({});
    expect(site.name).toBe('Tap');
    expect(new URL(site.origin).hostname).toMatch(/(^|\.)example\.com$/);
    expect(new URL(site.apiOrigin).hostname).toBe('api.example.com');
    expect(site.email).toMatch(/@example\.com$/);
    for (const { register, login } of Object.values(site.products)) {
      expect(new URL(register).hostname).toMatch(/\.example\.com$/);
      expect(new URL(login).hostname).toMatch(/\.example\.com$/);
    }
  });

  test('reads each value', () => {
    const site = readSiteConfig({
      SITE_NAME: 'Faso Logiciels',
      SITE_ORIGIN: 'https://faso.example.org',
      TAPPOS_LOGIN_URL: 'https://pos.example.org/entrer',
    });
    expect(site.name).toBe('Faso Logiciels');
    expect(site.origin).toBe('https://faso.example.org');
    expect(site.products.tappos.login).toBe('https://pos.example.org/entrer');
  });

  test('a name has letters of the region and common signs; spaces of a number are as typed', () => {
    const name = "L'Ɛɔŋ-ɗʼy & « Fils » 2®";
    const read = readSiteConfig({ SITE_NAME: name, CONTACT_PHONE: '+226\u00a025  30 00 00 ' });
    expect([read.name, read.phone]).toEqual([name, '+226 25 30 00 00']);
  });

  test.each([
    ['SITE_NAME', '   '],
    ['SITE_NAME', '<b>Tana</b>'],
    ['SITE_NAME', 'Tana 🧾'],
    ['SITE_NAME', 'متجر'],
    ['SITE_ORIGIN', 'http://www.tana.test'],
    ['SITE_ORIGIN', 'https://moi:secret@www.tana.test'],
    ['SITE_ORIGIN', 'https://www.tana.test/?a=1'],
    ['TAPPOS_LOGIN_URL', 'https://moi@pos.tana.test/login'],
    ['TAPPOS_LOGIN_URL', 'https://pos.tana.test/login#haut'],
    ['SITE_ORIGIN', 'www.example.com'],
    ['SITE_ORIGIN', 'https://www.example.com/fr'],
    ['API_ORIGIN', 'https://api.example.com/v1'],
    ['CONTACT_EMAIL', 'contact.example.com'],
    ['CONTACT_PHONE', '01 99 00'],
    ['CONTACT_PHONE', '+1        '],
    ['WHATSAPP_NUMBER', '+33 1 99 00 12 34'],
    ['TAPSCHOOL_REGISTER_URL', 'javascript:alert(1)'],
    ['TAPPHARM_LOGIN_URL', ''],
    ['LEGAL_NAME', ''],
    ['LEGAL_FORM', '<b>SARL</b>'],
    ['LEGAL_CAPITAL', '{amount} FCFA'],
    ['LEGAL_ADDRESS', 'x'.repeat(121)],
    ['HOST_PHONE', '25 30 00 00'],
    ['DATA_CONTACT', 'donnees.example.com'],
    ['DATA_AUTHORITY', 'france'],
    ['LOG_RETENTION', 'longtemps'],
    ['LOG_RETENTION', '90 jours'],
    ['MESSAGE_RETENTION', '0 months'],
  ])('refuses %s=%j, naming variable, fault and an example', (name, value) => {
    expect(() => readSiteConfig({ [name]: value })).toThrow(
      new RegExp(`${name}=${JSON.stringify(value).replace(/[+"().?{}]/g, '\\$&')} .+ par exemple `),
    );
  });

  test('refuses what the eye cannot see', () => {
    for (const hidden of ['\u202e', '\u200b', '\u0007', '\ufffd']) {
      expect(() => readSiteConfig({ SITE_NAME: `Ta${hidden}p` })).toThrow(
        /SITE_NAME.+(?:invisible|lettre perdue)/,
      );
    }
  });

  test('names every faulty variable at once', () => {
    const read = () => readSiteConfig({ CONTACT_EMAIL: 'x', WHATSAPP_NUMBER: 'y' });
    expect(read).toThrow(/CONTACT_EMAIL[\s\S]+WHATSAPP_NUMBER/);
  });
});

test('.env.example gives every value, at its default', () => {
  const file = readEnvFile('.env.example', readFileSync('.env.example'), variables);
  const read = Object.fromEntries(file);
  expect(readSiteConfig(read)).toEqual(readSiteConfig({}));
  expect(fictitiousValues(read)).toEqual(fictitiousValues({}));
  expect([...file.keys(), 'SOURCE_DATE_EPOCH'].sort()).toEqual([...variables].sort());
});
