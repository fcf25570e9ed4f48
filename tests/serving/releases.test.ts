import { readFileSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentRelease, goBack, release } from '../../server/releases.ts';
import { ask } from '../../server/trial/ask.ts';
import { download, loadDuring, wholeFiles } from '../../server/trial/load.ts';
import { dist, type Publisher, startNginxOn, startNodeOn } from '../../server/trial/servers.ts';
import { makeVersions } from '../../server/trial/versions.ts';

const versions = await makeVersions();
afterAll(() => versions.remove());
const { one, two } = versions;

describe.each([
  { name: 'Node', start: startNodeOn },
  { name: 'nginx', start: startNginxOn },
])('$name', ({ start }) => {
  let server: Publisher;
  beforeAll(async () => {
    server = await start(one.root);
  }, 60_000);
  afterAll(() => server?.stop());

  test('readers and downloads do not notice that releases take each other’s place', async () => {
    const zip = readFileSync(join(dist, 'presse/ecrans.zip'));
    const downloads = [download(server.port, 4), download(server.port, 4)];
    const report = await loadDuring(server.port, 2, async () => {
      await server.publish(two.root);
      await server.publish(one.root);
      await server.publish();
    });
    expect(report.faults).toEqual([]);
    expect(report.requests).toBeGreaterThan(100);
    // A server that closes every connection would have each request sent twice.
    expect(report.retried).toBeLessThan(report.requests / 10);
    for (const received of await Promise.all(downloads)) {
      const { whole, cut } = wholeFiles(received, zip);
      expect(cut).toBe(false);
      expect(whole).toBeGreaterThan(0);
    }
  });

  test('a tab that was open before finds its files, whichever release is published', async () => {
    for (const version of [one, two]) {
      await server.publish(version.root);
      for (const file of [one.own, two.own]) {
        const answer = await ask(server.port, `/${file}`);
        expect(answer.status).toBe(200);
        expect(answer.headers['cache-control']).toContain('immutable');
        expect(answer.headers['content-type']).toContain('javascript');
        // Sent as the parts of a page are: the page's policy governs it.
        expect(answer.headers['content-security-policy']).toBeUndefined();
        expect(answer.headers['referrer-policy']).toBeUndefined();
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
      }
    }
  });

  test('a page that did not change is not sent again after a release', async () => {
    await server.publish(one.root);
    const before = await ask(server.port, '/icon-192.png');
    await server.publish(two.root);
    const headers = { 'if-none-match': String(before.headers.etag) };
    expect((await ask(server.port, '/icon-192.png', { headers })).status).toBe(304);
    const page = await ask(server.port, '/contact');
    await server.publish();
    const known = { 'if-none-match': String(page.headers.etag) };
    expect((await ask(server.port, '/contact', { headers: known })).status).toBe(200);
  });

  test('what was put in the folder since, a link above all, is not given', async () => {
    const id = await currentRelease(server.folder);
    const site = join(server.folder, id ?? '', 'site');
    await symlink('/etc', join(site, 'etc'));
    await writeFile(join(site, 'notes.txt'), 'secret');
    await symlink('/etc/passwd', join(server.folder, 'earlier/_a/passwd.js'));
    for (const path of ['/etc/passwd', '/etc', '/notes.txt', '/_a/passwd.js']) {
      expect((await ask(server.port, path)).status, path).toBe(404);
    }
  });
});

describe('a folder of releases', () => {
  const folder = join(one.root, '../releases');
  const ids = async () => (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  beforeAll(() => mkdir(folder));

  test('one content has one name, and what is too old goes', async () => {
    const first = await release(folder, one.root, 1);
    expect(await release(folder, one.root, 1)).toBe(first);
    const second = await release(folder, two.root, 1);
    expect(second).not.toBe(first);
    expect((await ids()).toSorted()).toEqual([first, second].toSorted());
    const third = await release(folder, dist, 1);
    expect((await ids()).toSorted()).toEqual([second, third].toSorted());
    const kept = await readdir(join(folder, 'earlier/_a'));
    expect(kept).toContain(two.own.slice('_a/'.length));
    expect(kept).not.toContain(one.own.slice('_a/'.length));
    expect(await currentRelease(folder)).toBe(third);
    expect(await goBack(folder)).toBe(second);
    await expect(goBack(folder)).rejects.toThrow('Aucune version précédente');
    expect(await currentRelease(folder)).toBe(second);
  });

  test('a site that is not whole is refused, by name, and nothing changes', async () => {
    const before = [await currentRelease(folder), await ids()];
    const broken = join(one.root, 'contact.html');
    const text = readFileSync(broken);
    await unlink(broken);
    await expect(release(folder, one.root, 1)).rejects.toThrow('contact.html manque');
    await writeFile(broken, `${text} `);
    await expect(release(folder, one.root, 1)).rejects.toThrow(
      'contact.html.br n’est pas une copie',
    );
    await writeFile(broken, text);
    await symlink('/etc', join(one.root, 'etc'));
    await expect(release(folder, one.root, 1)).rejects.toThrow('etc n’est pas un fichier');
    await unlink(join(one.root, 'etc'));
    const script = `${one.root}/${one.own}`;
    const code = readFileSync(script);
    await rm(script);
    await expect(release(folder, one.root, 1)).rejects.toThrow(`${basename(one.own)}, qui manque`);
    await writeFile(script, code);
    await chmod(script, 0o644);
    expect([await currentRelease(folder), await ids()]).toEqual(before);
    expect((await readdir(folder)).filter((name) => name.includes('new'))).toEqual([]);
  });
});
