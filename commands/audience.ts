/**
 * `npm run audience -- access.log` writes audience.html: pages read, where visitors came from, what
 * was not found. GoAccess reads the log on this machine; it asks no other host.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lacks } from '../tools/debian.ts';

const logs = process.argv.slice(2);
const absent = logs.filter((log) => !existsSync(log));
if (logs.length === 0 || absent.length > 0) {
  console.error(
    absent.length > 0
      ? `${absent.join(', ')} manque`
      : 'Donnez un journal de nginx : npm run audience -- access.log',
  );
  process.exit(1);
}
if (lacks('goaccess')) {
  console.error('GoAccess manque : apt-get install -y goaccess');
  process.exit(1);
}
const report = 'audience.html';
const { status } = spawnSync(
  'goaccess',
  [
    ...logs,
    '--no-global-config',
    '--log-format=COMBINED',
    '--ignore-crawlers',
    // What a page brings with it is no visit.
    '--ignore-panel=REQUESTS_STATIC',
    '--html-report-title=Audience',
    `--output=${report}`,
  ],
  {
    // Its French words, on machines without a French locale too.
    env: { ...process.env, LC_ALL: 'C.UTF-8', LANGUAGE: 'fr' },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
if (status === 0) console.log(report);
process.exitCode = status ?? 1;
