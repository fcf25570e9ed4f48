/**
 * Serves the site as production does: the published release, then each later one; what was built,
 * until there is a release. `node commands/serve.ts FOLDER` serves another folder: a built site, or
 * one of releases. `--next` also prints what to do next, for a first start.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { followReleases } from '../server/follow.ts';
import { readPort } from '../server/port.ts';
import { siteListener } from '../server/server.ts';
import { siteServer } from '../server/start.ts';

const NEXT = `
npm run dev           écrire, et voir aussitôt
npm run serve         servir à nouveau ce qui est construit
.env.example          à copier en .env : nom, adresse, téléphone, qui sont ici fictifs
npm run launch-check  ce qu’il reste à remplacer ou à décider
`;

const project = fileURLToPath(new URL('..', import.meta.url));

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function listenerOf(asked: string | undefined) {
  const site = asked ?? join(project, 'dist');
  const built = existsSync(join(site, 'index.html')) ? await siteListener(site) : undefined;
  if (asked !== undefined && built) return () => built;
  const releases = asked ?? join(project, 'releases');
  const { listener } = await followReleases(releases, built, console.log);
  return listener;
}

try {
  const { values, positionals } = parseArgs({
    options: { next: { type: 'boolean' } },
    allowPositionals: true,
  });
  const port = readPort(process.env.PORT);
  const { server, drain } = siteServer(await listenerOf(positionals[0]));
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Le port ${port} est déjà pris : PORT en choisit un autre, par exemple PORT=${port + 1}`
        : error,
    ),
  );
  server.listen(port, () => {
    const address = `http://localhost:${(server.address() as AddressInfo).port}`;
    console.log(values.next ? `${address}\n${NEXT}` : address);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => drain().then(() => process.exit(0)));
  }
} catch (error) {
  fail(error);
}
