/**
 * Requests per second that nginx and Node serve with the site's configuration, compared with a bare
 * nginx serving one file of the same size: `npm run bench:serve`, half a minute. Needs wrk: apt-get
 * install -y wrk
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, startBareNginx, startNginx } from '../server/trial/servers.ts';

const PAGE = 'docs';
const ROUNDS = 2;
const SECONDS = 4;

interface Load {
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  errors: number;
}

function milliseconds(text: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
}

/** @throws Error if wrk is missing or fails */
function load(url: string): Load {
  const { error, status, stdout, stderr } = spawnSync(
    'wrk',
    ['-t1', '-c64', `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: br', url],
    { encoding: 'utf8' },
  );
  if (error) throw new Error('wrk manque : apt-get install -y wrk');
  if (status !== 0) throw new Error(stderr);
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? '';
  const socketErrors = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  return {
    rate: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds(read(/^ +50% +(\S+)/m)),
    p99: milliseconds(read(/^ +99% +(\S+)/m)),
    errors:
      Number(read(/Non-2xx or 3xx responses: (\d+)/)) +
      socketErrors.slice(1).reduce((sum, count) => sum + Number(count), 0),
  };
}

function mean(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => loads.reduce((sum, one) => sum + one[key], 0) / loads.length;
  return { rate: of('rate'), p50: of('p50'), p99: of('p99'), errors: of('errors') * loads.length };
}

function print(name: string, { rate, p50, p99, errors }: Load): void {
  const latencies = `p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms`;
  console.log(
    `${name.padEnd(12)} ${rate.toFixed(0).padStart(7)} req/s  ${latencies}  ${errors} errors`,
  );
}

const file = readFileSync(join(dist, `${PAGE}.html.br`));
/** In its own process, as in production. */
async function startNodeProcess() {
  const child = spawn(process.execPath, ['commands/serve.ts', dist], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { port: Number(/:(\d+)/.exec(String(line))?.[1]), stop: () => child.kill() };
}

const site = await startNginx();
const node = await startNodeProcess();
const bare = await startBareNginx(file);
try {
  const loads: Record<'site' | 'bare' | 'node', Load[]> = { site: [], bare: [], node: [] };
  // One after the other, so that other load slows all of them alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.bare.push(load(`http://127.0.0.1:${bare.port}/file`));
    loads.site.push(load(`http://127.0.0.1:${site.port}/${PAGE}`));
    loads.node.push(load(`http://127.0.0.1:${node.port}/${PAGE}`));
  }
  const [ofSite, ofBare, ofNode] = [mean(loads.site), mean(loads.bare), mean(loads.node)];
  console.log(`/${PAGE}, ${file.length} bytes in brotli, 64 connections`);
  print('bare nginx', ofBare);
  print('nginx', ofSite);
  print('Node', ofNode);
  console.log(
    `nginx, to a bare one: ${(ofSite.rate / ofBare.rate).toFixed(2)} of the requests, p50 × ${(ofSite.p50 / ofBare.p50).toFixed(2)}, p99 × ${(ofSite.p99 / ofBare.p99).toFixed(2)}`,
  );
  process.exitCode = ofSite.errors + ofNode.errors > 0 ? 1 : 0;
} finally {
  await site.stop();
  await bare.stop();
  node.stop();
}
