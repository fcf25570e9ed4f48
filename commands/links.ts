/** Follows every internal link and fragment of the served site. `npm run links`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { LinkChecker } from 'linkinator';

const port = 4331;
const origin = `http://localhost:${port}`;
const server = spawn(process.execPath, ['commands/serve.ts'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');

const checker = new LinkChecker();
const { links } = await checker.check({
  path: [`${origin}/`, `${origin}/sitemap.xml`],
  recurse: true,
  checkFragments: true,
  linksToSkip: async (link) => !link.startsWith(origin),
  concurrency: 20,
  timeout: 30_000,
});
server.kill();

const followed = links.filter(({ state }) => state !== 'SKIPPED');
const broken = followed.filter(({ state }) => state === 'BROKEN');
for (const { url, parent, status } of broken) console.log(`${status} ${url} dans ${parent}`);
console.log(`${followed.length - broken.length} passed, ${broken.length} failed`);
process.exitCode = broken.length > 0 || followed.length < 30 ? 1 : 0;
