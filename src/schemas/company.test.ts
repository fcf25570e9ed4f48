import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { checked } from '#loading/checked.ts';
import { company, fictitious } from './company.ts';

/** The fictitious file with one field changed, `legal.name`. */
function refusal(changes: Readonly<Record<string, unknown>>): string {
  const data = parse(stringify(fictitious));
  for (const [path, value] of Object.entries(changes)) {
    const [field = '', group] = path.split('.').toReversed();
    (group ? data[group] : data)[field] = value;
  }
  try {
    checked('company.yaml', company, data);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('may be fictitious; what may be missing may be left empty', () => {
  expect(refusal({})).toBe('');
  expect(refusal({ phone2: null, channels: { chat: null } })).toBe('');
});

test('a name has letters of the region and common signs; spaces of a number are as typed', () => {
  const name = "L'Ɛɔŋ-ɗʼy & « Fils » 2®";
  const read = company.parse({ ...fictitious, name, phone: '+226\u00a025  30 00 00 ' });
  expect([read.name, read.phone]).toEqual([name, '+226 25 30 00 00']);
});

test.each([
  ['name', undefined],
  ['name', '<b>Tana</b>'],
  ['name', 'Tana 🧾'],
  ['name', 'متجر'],
  ['email', 'contact.example.com'],
  ['phone', '01 99 00'],
  ['whatsapp', 33199001234],
  ['legal.name', ''],
  ['legal.capital', '{amount} FCFA'],
  ['legal.address', 'x'.repeat(121)],
  ['data.country', 'france'],
  ['kept.log', 'longtemps'],
  ['kept.messages', '0 mois'],
  ['channels.chat', 'chat.example.com'],
])('refuses %s: %j, naming file, field, fault and an example', (path, value) => {
  expect(refusal({ [path]: value })).toMatch(
    new RegExp(`^company\\.yaml : ${path.replace('.', '\\.')} .+ par exemple `),
  );
});

test('refuses what the eye cannot see', () => {
  for (const hidden of ['\u202e', '\u200b', '\u0007', '\ufffd'])
    expect(refusal({ name: `Ta${hidden}p` })).toMatch(/ name .+(?:invisible|lettre perdue)/);
});

test('names every wrong field at once', () => {
  expect(refusal({ email: 'x', 'legal.name': '' })).toMatch(/ {2}email .+\n {2}legal\.name /);
});
