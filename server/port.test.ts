import { expect, test } from 'vitest';
import { readPort } from './port.ts';

test('a port is a number from 0 to 65535, written plainly', () => {
  for (const value of ['0', '1', '4321', '65535']) expect(readPort(value)).toBe(Number(value));
  expect(readPort(undefined)).toBeGreaterThan(1023);
  for (const value of ['', ' ', '0x1F90', '1e4', '80.5', '+5000', '08080', '-1', '65536', '80\n']) {
    expect(() => readPort(value)).toThrow(`PORT=${JSON.stringify(value)} doit être`);
  }
});
