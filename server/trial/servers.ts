/** Starts the two servers under test, each on a free port. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  writeFile,
} from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/free-port.ts';
import { followReleases } from '../follow.ts';
import { goBack, release } from '../releases.ts';
import { siteListener } from '../server.ts';
import { siteServer } from '../start.ts';
import { ask } from './ask.ts';
import { until } from './until.ts';

export interface Server {
  port: number;
  /** Ends the server and deletes its files. */
  stop(): Promise<void>;
}

const project = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const dist = project('dist/');
/** How many earlier releases are kept. */
const KEEP = 3;
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const INSTALL = 'apt-get install -y nginx-light libnginx-mod-http-brotli-static openssl';

export async function startNode(): Promise<Server> {
  const listener = await siteListener(dist);
  return listen(() => listener);
}

async function listen(listener: () => RequestListener): Promise<Server> {
  const { server } = siteServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface Publisher extends Server {
  /** The folder of its releases. */
  folder: string;
  /** Publishes a built site or, without one, goes back; resolves once it is served. */
  publish(root?: string): Promise<void>;
}

async function publishTo(
  { port }: Server,
  folder: string,
  root: string | undefined,
  tell: () => void,
): Promise<void> {
  const id = root === undefined ? await goBack(folder) : await release(folder, root, KEEP);
  tell();
  const page = await readFile(join(folder, id, 'site/contact.html'));
  await until(async () => {
    const answer = await ask(port, '/contact').catch(() => undefined);
    return answer?.body.equals(page) ?? false;
  }, `${id} n’est pas servi`);
}

/** The Node server on releases of its own. */
export async function startNodeOn(root: string): Promise<Publisher> {
  const folder = await mkdtemp(join(tmpdir(), 'tap-releases-'));
  await release(folder, root, KEEP);
  const followed = await followReleases(folder, undefined, () => undefined);
  const server = await listen(followed.listener);
  return {
    ...server,
    folder,
    publish: (next) => publishTo(server, folder, next, () => undefined),
    stop: async () => {
      followed.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** nginx on releases of its own. */
export async function startNginxOn(root: string): Promise<Publisher & Nginx> {
  const server = await startNginx({ root });
  const publish = async (next?: string) => {
    const before = await server.workers();
    await publishTo(server, server.folder, next, server.reload);
    await takenOver(server.port, before);
  };
  return { ...server, publish };
}

/**
 * Waits until none of these processes accepts connections on a port: a worker that ends may still
 * hold a few.
 */
async function takenOver(port: number, workers: readonly number[]): Promise<void> {
  const socket = `socket:[${await listeningInode(port)}]`;
  const holds = async (worker: number) => {
    const folder = `/proc/${worker}/fd`;
    const names = await readdir(folder).catch(() => []);
    const links = names.map((name) => readlink(join(folder, name)).catch(() => ''));
    return (await Promise.all(links)).includes(socket);
  };
  await until(
    async () => !(await Promise.all(workers.map(holds))).includes(true),
    'un ancien processus de nginx prend encore des connexions',
  );
}

/** The kernel's inode of the socket that listens on a port of 127.0.0.1. */
async function listeningInode(port: number): Promise<string> {
  const address = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const line of (await readFile('/proc/net/tcp', 'utf8')).split('\n')) {
    const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
    if (local === address && state === '0A' && inode) return inode;
  }
  throw new Error(`rien n’écoute au port ${port}`);
}

export interface Nginx extends Server {
  tlsPort: number;
  /** What `nginx -s reload` does. */
  reload(): void;
  /** Process ids of the workers. */
  workers(): Promise<number[]>;
  errors(): Promise<string>;
}

/**
 * nginx with `server/nginx.conf` unchanged but for its ports, in its own folder.
 * @param tls whether there is a certificate, in which case nothing is served over plain HTTP
 * @throws Error if Debian's nginx or its brotli module is missing, with the command to install them
 */
export async function startNginx({
  tls = false,
  root = dist,
} = {}): Promise<Nginx & { folder: string }> {
  if (!existsSync(dist)) throw new Error('lancez `npm run build`');
  const port = await freePort();
  const tlsPort = await freePort();
  let folder = '';
  const server = await runNginx(port, async (prefix) => {
    folder = join(prefix, 'releases');
    await release(folder, root, KEEP);
    await writePrefix(prefix, port, tls && tlsPort);
  });
  return { ...server, tlsPort, folder };
}

/** nginx with its default configuration and one file at `/file`, for comparison. */
export async function startBareNginx(file: Buffer): Promise<Nginx> {
  const port = await freePort();
  const conf = `worker_processes auto;
pid run/nginx.pid;
events { worker_connections 8192; }
http {
  access_log logs/access.log;
  sendfile on;
  tcp_nopush on;
  server { listen 127.0.0.1:${port} backlog=4096; root site; }
}
`;
  const write = async (prefix: string) => {
    await mkdir(join(prefix, 'site'));
    await writeFile(join(prefix, 'site/file'), file);
    await writeFile(join(prefix, 'conf/nginx.conf'), conf);
  };
  return { ...(await runNginx(port, write)), tlsPort: 0 };
}

async function runNginx(
  port: number,
  write: (prefix: string) => Promise<void>,
): Promise<Omit<Nginx, 'tlsPort'>> {
  if (spawnSync('nginx', ['-v']).error || !existsSync(MODULE)) {
    throw new Error(`nginx ou son module brotli manque : ${INSTALL}`);
  }
  const prefix = await mkdtemp(join(tmpdir(), 'tap-nginx-'));
  await chmod(prefix, 0o755);
  for (const folder of ['conf', 'logs', 'run']) await mkdir(join(prefix, folder));
  await write(prefix);

  // A root master would give its workers to a user who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const settings = ['-p', prefix, '-c', 'conf/nginx.conf', '-g', user, '-e', 'stderr'];
  const master = spawn('nginx', [...settings.with(5, `${user} daemon off;`)], { stdio: 'pipe' });
  let output = '';
  master.stderr.on('data', (chunk) => {
    output += chunk;
  });
  await listening(port, master, () => output);
  return {
    port,
    reload: () => {
      const { status, stderr } = spawnSync('nginx', [...settings, '-s', 'reload']);
      if (status !== 0) throw new Error(String(stderr));
    },
    workers: async () => {
      const path = `/proc/${master.pid}/task/${master.pid}/children`;
      return (await readFile(path, 'utf8')).trim().split(' ').map(Number);
    },
    errors: () => readFile(join(prefix, 'logs/error.log'), 'utf8'),
    stop: async () => {
      const ended = master.exitCode === null ? once(master, 'exit') : undefined;
      master.kill('SIGTERM');
      await ended;
      await rm(prefix, { recursive: true, force: true });
    },
  };
}

async function writePrefix(prefix: string, port: number, tlsPort: number | false): Promise<void> {
  await mkdir(join(prefix, 'conf/tls'));
  if (tlsPort) makeCertificate(join(prefix, 'conf/tls'));
  for (const [from, to, usual, own] of [
    ['nginx.conf', 'conf/nginx.conf', 8080, port],
    ['tls.conf', 'conf/tls/tls.conf', 8443, tlsPort],
  ] as const) {
    if (own === false) return;
    const text = await readFile(project(`server/${from}`), 'utf8');
    const here = text
      .replace(`listen ${usual}`, `listen 127.0.0.1:${own}`)
      .replace('https://$host', `https://$host:${own}`);
    await writeFile(join(prefix, to), here);
  }
}

function makeCertificate(folder: string): void {
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.crt')],
  ]);
  if (made.error || made.status !== 0) throw new Error(`openssl manque ou échoue : ${INSTALL}`);
}

async function listening(port: number, child: ChildProcess, output: () => string): Promise<void> {
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx s’est arrêté : ${output()}`);
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return open;
  }, 'nginx n’écoute pas');
}
