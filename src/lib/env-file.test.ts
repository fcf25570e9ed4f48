import { expect, test } from 'vitest';
import { readEnvFile } from './env-file.ts';

const read = (text: string) => readEnvFile('.env', text, ['SITE_ORIGIN', 'SITE_ENV']);

test('remarks, empty lines, spaces, quotes and lines of Windows are read', () => {
  const text = '# où\r\n\r\n  SITE_ORIGIN = "https://tana.test"  \r\nSITE_ENV=\r\n';
  const site = { SITE_ORIGIN: 'https://tana.test', SITE_ENV: '' };
  expect(Object.fromEntries(read(text))).toEqual(site);
});

test('every line that would be passed over is refused by its number', () => {
  const text = 'SITE_ENV=preview\nAWS_SECRET_ACCESS_KEY=x\n\nSITE_ENV: production\nsite_env=x';
  expect(() => read(text)).toThrow(
    /ligne 2 : AWS_SECRET_ACCESS_KEY n’est .+\.env\.example.*\n.*ligne 4 : SITE_ENV: .+\n.*ligne 5 : site_env /,
  );
});
