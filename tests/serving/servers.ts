/** Starts the two servers on a built site, and asks them. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteServer } from '../../server/server.ts';
import { lacks } from '../../tools/debian.ts';
import { freePort } from '../../tools/free-port.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Question = Pick<RequestOptions, 'method' | 'headers'> & {
  /** Over TLS, with any certificate. */
  readonly secure?: boolean;
  /** 127.0.0.1 if it is left out. */
  readonly host?: string;
};

/** Requests a path as written: `fetch` would normalise it, follow redirects and decompress. */
export async function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  const { secure, ...asked } = question;
  const place = { host: '127.0.0.1', port, path, agent: false, rejectUnauthorized: false };
  const sent = (secure ? requestOverTls : request)({ ...place, ...asked }).end();
  const [response] = await once(sent, 'response');
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

/** The test's own time limits it. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(25);
}

export interface Server {
  readonly port: number;
  /** The folder of the files that it serves, a copy that tests may change. */
  readonly site: string;
  stop(): Promise<void>;
}

export async function startNode(): Promise<Server> {
  const site = await mkdtemp(join(tmpdir(), 'tap-served-'));
  await cp('dist', site, { recursive: true, preserveTimestamps: true });
  const server = await siteServer(site, { forceCloseConnections: true });
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  return {
    port: Number(port),
    site,
    stop: async () => {
      await server.close();
      await rm(site, { recursive: true });
    },
  };
}

/** Whether Debian's nginx, its module for brotli or openssl is not installed. */
export const nginxIsMissing = lacks('nginx', 'openssl');

export interface Nginx extends Server {
  readonly tlsPort: number;
  /** Runs `server/release.sh`, for a site or for the release before. */
  release(dist: string | 'back'): void;
}

/** nginx as the README says, except for the ports: on its own release, with our `nginx.conf`. */
export async function startNginx({ dist = 'dist', tls = false } = {}): Promise<Nginx> {
  const [port, tlsPort] = [await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), 'tap-nginx-'));
  const [project, site] = [join(folder, 'project'), join(folder, 'site')];
  await cp('server', join(project, 'server'), { recursive: true });
  for (const name of ['nginx.conf', 'tls.conf']) {
    const text = await readFile(`server/${name}`, 'utf8');
    const here = text
      .replace(/(listen .*)8080/g, `$1${port}`)
      .replace(/(listen .*)8443/g, `$1${tlsPort}`)
      .replace('https://$host', `https://$host:${tlsPort}`);
    await writeFile(join(project, 'server', name), here);
  }
  const release = (from: string) => {
    const back = from === 'back';
    if (!back) execFileSync('ln', ['-sfn', join(process.cwd(), from), join(project, 'dist')]);
    execFileSync(join(project, 'server/release.sh'), [site, ...(back ? ['back'] : [])]);
  };
  release(dist);
  if (tls) {
    cpSync(join(project, 'server/tls.conf'), join(site, 'tls/tls.conf'));
    const made = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=x -keyout site.key -out site.crt';
    execFileSync('openssl', made.split(' '), { cwd: join(site, 'tls'), stdio: 'ignore' });
  }
  // A root master would give its workers to a user who may not read this folder.
  const settings = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off;`;
  const command = ['-p', site, '-c', 'nginx.conf', '-e', 'stderr', '-g', settings];
  const master = spawn('nginx', command, { stdio: ['ignore', 'ignore', 'inherit'] });
  const answers = () => ask(port, '/').catch(() => undefined);
  await until(async () => master.exitCode !== null || (await answers()) !== undefined);
  if (master.exitCode !== null) throw new Error('nginx ended');
  return {
    port,
    tlsPort,
    site: join(site, 'current'),
    release,
    stop: async () => {
      master.kill('SIGTERM');
      await once(master, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
