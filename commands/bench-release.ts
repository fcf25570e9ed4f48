/**
 * Publishes twenty releases and goes back three times while readers keep connections open and
 * download files, with Node and with nginx: `npm run bench:release`, about two minutes. Fails if a
 * reader gets an error or a wrong file.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pressFiles } from '#routes.ts';
import { download, loadDuring, wholeFiles } from '../server/trial/load.ts';
import { dist, startNginxOn, startNodeOn } from '../server/trial/servers.ts';
import { makeVersions } from '../server/trial/versions.ts';

const READERS = 8;
const SWITCHES = 20;
const WAYS_BACK = 3;
const FILES = 8;

const versions = await makeVersions();
const zip = readFileSync(join(dist, pressFiles.screens));

for (const [name, start] of [
  ['Node', startNodeOn],
  ['nginx', startNginxOn],
] as const) {
  const server = await start(versions.one.root);
  const begin = performance.now();
  const downloads: Promise<Buffer>[] = [];
  const report = await loadDuring(server.port, READERS, async () => {
    for (let turn = 0; turn < SWITCHES; turn += 1) {
      downloads.push(download(server.port, FILES));
      await server.publish(turn % 2 === 0 ? versions.two.root : versions.one.root);
    }
    for (let turn = 0; turn < WAYS_BACK; turn += 1) {
      downloads.push(download(server.port, FILES));
      await server.publish();
      await server.publish(versions.one.root);
    }
  });
  const results = (await Promise.all(downloads)).map((received) => wholeFiles(received, zip));
  const cut = results.filter((result) => result.cut).length;
  const again = results.reduce((sum, { whole }) => sum + FILES - whole, report.retried);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(
    `${name.padEnd(6)} ${report.requests} requests in ${seconds} s, ${report.faults.length} faults, ` +
      `${again} asked again on a new connection; ${downloads.length} downloads of ${FILES} files, ${cut} cut`,
  );
  for (const fault of new Set(report.faults)) console.log(`  ${fault}`);
  if (report.faults.length > 0 || cut > 0) process.exitCode = 1;
  await server.stop();
}
await versions.remove();
