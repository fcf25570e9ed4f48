import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readEnvFile } from './env-file.ts';

const KNOWN = ['SITE_NAME', 'SITE_ENV', 'CONTACT_EMAIL'];
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const read = (bytes: Uint8Array) => Object.fromEntries(readEnvFile('.env', bytes, KNOWN));

describe('readEnvFile', () => {
  test.each([
    ['plain', 'SITE_NAME=Tana\nSITE_ENV=preview\n'],
    [
      'remarks, empty lines, spaces',
      '# le nom\n\n  SITE_NAME = Tana  # ici\nexport SITE_ENV=preview',
    ],
    ['quotes', `SITE_NAME="Tana # 2"\nSITE_ENV='preview'\nCONTACT_EMAIL=\`a@b.test\` # moi`],
    ['an empty value', 'SITE_NAME=\nSITE_ENV=""'],
    ['signs in a value', 'SITE_NAME=a=b c#d\nCONTACT_EMAIL="l\'a"'],
  ])('reads %s as Node does', (_, text) => {
    expect(read(utf8(text))).toEqual({ ...parseEnv(text) });
  });

  test.each([
    ['a mark of UTF-8', utf8('\ufeffSITE_NAME=Tana\nSITE_ENV=preview')],
    ['lines of Windows', utf8('SITE_NAME=Tana\r\nSITE_ENV=preview\r\n')],
    ['lines of old Macs', utf8('SITE_NAME=Tana\rSITE_ENV=preview\r')],
    ['UTF-16, « Unicode » in Notepad', utf16('SITE_NAME=Tana\r\nSITE_ENV=preview')],
    ['UTF-16 the other way', utf16('SITE_NAME=Tana\r\nSITE_ENV=preview').swap16()],
  ])('reads a file with %s', (_, bytes) => {
    expect(read(bytes)).toEqual({ SITE_NAME: 'Tana', SITE_ENV: 'preview' });
  });

  test.each([
    ['CONTACT_MAIL=a@b.test', /ligne 1 : CONTACT_MAIL .+ vouliez-vous CONTACT_EMAIL \?/],
    ['site_name=Tana', /ligne 1 : site_name .+ vouliez-vous SITE_NAME \?/],
    [
      'SITE_ENV=preview\nAWS_SECRET_ACCESS_KEY=x',
      /ligne 2 : AWS_SECRET_ACCESS_KEY .+\.env\.example/,
    ],
    ['SITE_NAME=a\n\nSITE_NAME=b', /ligne 3 : SITE_NAME est donné deux fois/],
    ['=Tana', /ligne 1 : .+ pas de nom/],
    ['SITE_NAME="Tana', /ligne 1 : SITE_NAME .+ne le ferme pas/],
    ['SITE_NAME=Ta\0na', /ligne 1 : SITE_NAME contient un caractère invisible/],
    ['SITE_NAME', /ligne 1 : .+ ne donne pas de valeur/],
  ])('refuses %j by line and name', (text, reason) => {
    expect(() => read(utf8(text))).toThrow(reason);
  });

  test('says every fault at once, and no stack', () => {
    let said: unknown;
    try {
      read(utf8('A=1\nB=2'));
    } catch (error) {
      said = error;
    }
    expect((said as Error).stack).toBe((said as Error).message);
    expect((said as Error).message.split('\n')).toHaveLength(3);
  });

  test('refuses what is not UTF-8 rather than lose letters', () => {
    expect(() => read(Buffer.from('SITE_NAME=Café', 'latin1'))).toThrow(/\.env .+UTF-8/);
  });
});
