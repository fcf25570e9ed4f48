/** `npm run audience -- /srv/site/logs/access.log*` writes `audience.html`, by GoAccess. */
import { spawnSync } from 'node:child_process';

const options = [
  '--no-global-config',
  '--log-format=COMBINED',
  '--ignore-crawlers',
  '--ignore-panel=REQUESTS_STATIC',
  '--html-report-title=Audience',
  '--output=audience.html',
];
const env = { ...process.env, LC_ALL: 'C.UTF-8', LANGUAGE: 'fr' };
const run = spawnSync('goaccess', [...options, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
if (run.error) console.error(`goaccess : ${run.error.message}`);
process.exitCode = run.status ?? 1;
