import { expect, test } from 'vitest';
import { readEnvFile } from './env-file.ts';

const KNOWN = ['SITE_NAME', 'SITE_ENV', 'CONTACT_EMAIL'];
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const read = (bytes: Uint8Array) => Object.fromEntries(readEnvFile('.env', bytes, KNOWN));

test('reads remarks, empty lines, spaces, quotes and signs', () => {
  const text = '# le nom\n\n  SITE_NAME = "Tana # 2"  \nSITE_ENV=\nCONTACT_EMAIL=a=b';
  expect(read(utf8(text))).toEqual({ SITE_NAME: 'Tana # 2', SITE_ENV: '', CONTACT_EMAIL: 'a=b' });
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

test.each<[string, RegExp]>([
  ['CONTACT_MAIL=a@b.test', /ligne 1 : CONTACT_MAIL n’est pas/],
  ['site_name=Tana', /ligne 1 : site_name n’est pas/],
  ['SITE_ENV=preview\nAWS_SECRET_ACCESS_KEY=x', /ligne 2 : AWS_SECRET_ACCESS_KEY .+\.env\.example/],
  ['SITE_NAME=a\n\nSITE_NAME=b', /ligne 3 : SITE_NAME est donné deux fois/],
  ['=Tana', /ligne 1 : « =Tana » n’est pas de la forme/],
  ['SITE_NAME="Tana', /ligne 1 : SITE_NAME .+ne le ferme pas/],
  ...['Boutique #2', 'Boutique#2', '#2', '"Boutique" #2', '"Wend" Panga', "'L'Oasis'"].map(
    (cut) => [`SITE_NAME=${cut}`, /ligne 1 : SITE_NAME serait coupé/] as [string, RegExp],
  ),
  ['SITE_NAME=Ta\0na', /ligne 1 : SITE_NAME contient un caractère invisible/],
  ['export SITE_NAME=Tana', /ligne 1 : « export SITE_NAME=Tana » n’est pas de la forme/],
  ['SITE_NAME', /ligne 1 : « SITE_NAME » n’est pas de la forme/],
])('refuses %j by line and name', (text, reason) => {
  expect(() => read(utf8(text))).toThrow(reason);
});

test('says every fault at once', () => {
  expect(() => read(utf8('A=1\nB=2'))).toThrow(/ligne 1 .*\n.*ligne 2 /);
});

test('refuses what is not UTF-8 rather than lose letters', () => {
  expect(() => read(Buffer.from('SITE_NAME=Café', 'latin1'))).toThrow(/\.env .+UTF-8/);
});
