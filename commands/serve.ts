/**
 * Serves the site as production does: what is released, and each release that takes its place;
 * before the first one, what was built. `node commands/serve.ts FOLDER` serves another folder, of a
 * site or of releases.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { followReleases } from '../server/follow.ts';
import { readPort } from '../server/port.ts';
import { siteListener } from '../server/server.ts';
import { siteServer } from '../server/start.ts';

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
  const port = readPort(process.env.PORT);
  const { server, drain } = siteServer(await listenerOf(process.argv[2]));
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Le port ${port} est déjà pris : PORT en choisit un autre, par exemple PORT=${port + 1}`
        : error,
    ),
  );
  server.listen(port, () =>
    console.log(`http://localhost:${(server.address() as AddressInfo).port}`),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => drain().then(() => process.exit(0)));
  }
} catch (error) {
  fail(error);
}
