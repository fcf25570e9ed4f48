/** Serves `dist/` as production does: compressed copies, cache and security headers, real 404s. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteListener } from '../server/server.ts';

const root = fileURLToPath(new URL('../dist/', import.meta.url));
const port = readPort(process.env.PORT ?? '4321');

if (!existsSync(join(root, 'index.html'))) {
  console.error('dist/ manque : lancez d’abord `npm run build`.');
  process.exit(1);
}

createServer(await siteListener(root)).listen(port, () => console.log(`http://localhost:${port}`));

function readPort(value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0 && number < 65536) return number;
  console.error(`PORT=${JSON.stringify(value)} doit être un nombre de 0 à 65535, par exemple 4321`);
  process.exit(1);
}
