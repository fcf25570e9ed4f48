/** The two servers under test, each started on a free port of this machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { siteListener } from '../../server/server.ts';

export interface Server {
  port: number;
  /** Ends the server and removes what it wrote. */
  stop(): Promise<void>;
}

const project = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const dist = project('dist/');
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const INSTALL = 'apt-get install -y nginx-light libnginx-mod-http-brotli-static openssl';

export async function startNode(): Promise<Server> {
  const server = createServer(await siteListener(dist));
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

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Nginx extends Server {
  tlsPort: number;
  /** What `nginx -s reload` does. */
  reload(): void;
  /** Ids of the worker processes. */
  workers(): Promise<number[]>;
  errors(): Promise<string>;
}

/**
 * nginx with `server/nginx.conf` to the letter, but for its ports, in a folder of its own.
 * @throws Error if Debian's nginx or its brotli module is missing, saying how to install them
 */
export async function startNginx(): Promise<Nginx> {
  for (const file of ['maps.conf', 'site.conf']) {
    if (!existsSync(project(`server/dist/${file}`))) throw new Error('lancez `npm run build`');
  }
  const port = await freePort();
  const tlsPort = await freePort();
  return { ...(await runNginx(port, (prefix) => writePrefix(prefix, port, tlsPort))), tlsPort };
}

/** nginx as it comes, with one file at `/file`: what the site is compared to. */
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

  // A root master would hand its workers to a user who may not read this folder.
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

async function writePrefix(prefix: string, port: number, tlsPort: number): Promise<void> {
  await mkdir(join(prefix, 'conf/tls'));
  await symlink(dist, join(prefix, 'site'));
  for (const file of ['maps.conf', 'site.conf']) {
    await copyFile(project(`server/dist/${file}`), join(prefix, 'conf', file));
  }
  for (const [from, to, usual, own] of [
    ['nginx.conf', 'conf/nginx.conf', 8080, port],
    ['tls.conf', 'conf/tls/tls.conf', 8443, tlsPort],
  ] as const) {
    const text = await readFile(project(`server/${from}`), 'utf8');
    await writeFile(join(prefix, to), text.replace(`listen ${usual}`, `listen 127.0.0.1:${own}`));
  }
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', join(prefix, 'conf/tls/site.key'), '-out', join(prefix, 'conf/tls/site.crt')],
  ]);
  if (made.error || made.status !== 0) throw new Error(`openssl manque ou échoue : ${INSTALL}`);
}

async function listening(port: number, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx s’est arrêté : ${output()}`);
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await wait(100);
  }
  throw new Error(`nginx n’écoute pas : ${output()}`);
}
