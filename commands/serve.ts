/**
 * Serves what was built: `npm run serve`, or `node commands/serve.ts FOLDER`; PORT chooses the port.
 * HOST says who may connect: only this machine or, with `0.0.0.0`, the network too. `--next` also
 * prints what to do next, for a first start.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readPort } from '../server/port.ts';
import { siteServer } from '../server/server.ts';

const NEXT = `
npm run dev           écrire, et voir aussitôt
npm run serve         servir à nouveau ce qui est construit
src/content/company.yaml, .env.example (à copier en .env) : qui vous êtes, où est le site ; ici fictifs
npm run launch-check  ce qu’il reste à remplacer ou à décider
`;

try {
  const { values, positionals } = parseArgs({
    options: { next: { type: 'boolean' } },
    allowPositionals: true,
  });
  const folder = positionals[0] ?? fileURLToPath(new URL('../dist', import.meta.url));
  if (!existsSync(join(folder, 'index.html'))) throw new Error('dist/ manque : npm run build');
  const port = readPort(process.env.PORT);
  const server = await siteServer(folder);
  process.once('SIGTERM', () => {
    // What was asked is answered; a browser may hold open a connection that it never used.
    setTimeout(() => server.server.closeAllConnections(), 10_000).unref();
    void server.close();
  });
  const host = process.env.HOST || '127.0.0.1';
  const origin = await server.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Le port ${port} est déjà pris : PORT en choisit un autre, par exemple PORT=${port + 1}`,
    );
  });
  const address = `http://localhost:${new URL(origin).port}`;
  console.log(values.next ? `${address}\n${NEXT}` : address);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
