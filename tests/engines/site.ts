import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteServer } from '../../server/server.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * First script of every page: records faults in the same way in every engine, from the first line
 * of the page on. Requests that are aborted by leaving the page do not count.
 */
const WATCH = `(() => {
  let left = false;
  addEventListener('beforeunload', () => { left = true; });
  const keep = (fault) => {
    if (left) return;
    const list = JSON.parse(sessionStorage.getItem('faults') ?? '[]');
    sessionStorage.setItem('faults', JSON.stringify([...list, location.pathname + ' ' + fault]));
  };
  addEventListener('error', (event) => {
    const { src, href } = event.target;
    keep(event.message ?? 'not loaded: ' + (src ?? href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => keep('rejection: ' + reason));
  addEventListener('securitypolicyviolation', (event) =>
    keep('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  for (const level of ['warn', 'error']) {
    const print = console[level];
    console[level] = (...words) => { keep(level + ': ' + words.join(' ')); print(...words); };
  }
})();
`;

export interface Site {
  readonly origin: string;
  /** Stops the server: only what the browser stored is left. */
  cut(): Promise<void>;
  stop(): Promise<void>;
}

/** Serves a copy of `dist/` with its own headers and policy; its pages record their faults. */
export async function startSite(): Promise<Site> {
  const root = await mkdtemp(join(tmpdir(), 'tap-watched-'));
  await cp(dist, root, { recursive: true });
  await writeFile(join(root, 'watch.js'), WATCH);
  for await (const file of glob('**/*.html', { cwd: root })) {
    const path = join(root, file);
    const html = await readFile(path, 'utf8');
    await writeFile(path, html.replace('<head>', '<head><script src="/watch.js"></script>'));
    for (const coding of ['br', 'gz']) await rm(`${path}.${coding}`, { force: true });
  }
  const server = await siteServer(root, { forceCloseConnections: true });
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const cut = async () => void (await server.close());
  return {
    origin: `http://localhost:${port}`,
    cut,
    stop: async () => {
      await cut();
      await rm(root, { recursive: true, force: true });
    },
  };
}
