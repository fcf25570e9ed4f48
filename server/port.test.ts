import { expect, test } from 'vitest';
import { readPort } from './port.ts';

test.each(['0', '1', '80', '4321', '65535'])('%j is a port', (value) => {
  expect(readPort(value)).toBe(Number(value));
});

test('without PORT there is one', () => expect(readPort(undefined)).toBeGreaterThan(1023));

test.each([
  '',
  ' ',
  '0x1F90',
  '1e4',
  '8080.0',
  '+5000',
  '08080',
  '4321 ',
  '-1',
  '65536',
  '99999',
  '80.5',
  'abc',
  '٤٣٢١',
  '\n80',
  '80\n',
])('%j is refused, by name', (value) => {
  expect(() => readPort(value)).toThrow(`PORT=${JSON.stringify(value)} doit être`);
});
