import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Copy, DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(join(root, 'Dockerfile'), 'utf8');
const file = DockerfileParser.parse(text);
const named = (keyword: string) =>
  file.getInstructions().filter((instruction) => instruction.getKeyword() === keyword);
const words = (instruction: { getArgumentsContent(): string | null } | undefined) =>
  (instruction?.getArgumentsContent() ?? '').split(/\s+/);

test('the linter finds nothing', () => {
  expect(validate(text).map(({ message }) => message)).toEqual([]);
  expect(validate('FROM\nRUN\nEXPOSE x').length).toBeGreaterThan(0);
});

describe('the image', () => {
  test('is made from images of one exact version', () => {
    const images = file.getFROMs().map((from) => from.getImage());
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]*\d{2,}[\w.-]*$/);
  });

  test('is built by the Node of package.json', () => {
    expect(file.getFROMs()[0]?.getImageTag()).toMatch(`${packageJson.devDependencies.node}-`);
  });

  test('takes files that exist, and that .dockerignore lets in', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    const fromContext = named('COPY').filter((copy) => (copy as Copy).getFlags().length === 0);
    const sources = fromContext.flatMap((copy) => words(copy).slice(0, -1));
    expect(sources).toContain('.');
    for (const source of sources) {
      expect(existsSync(join(root, source)), source).toBe(true);
      expect(ignored).not.toContain(source);
    }
    for (const needed of ['src', 'public', 'integrations', 'commands', 'server', 'tools', '.env']) {
      expect(ignored).not.toContain(needed);
    }
  });

  test('installs what the tests run, and keeps no list of packages', () => {
    const install = named('RUN')
      .map((run) => run.getRawArgumentsContent() ?? '')
      .find((command) => command.includes('apt-get install'));
    expect(install).toContain('--no-install-recommends');
    expect(install).toContain('rm -rf /var/lib/apt/lists/*');
    for (const name of ['nginx-light', 'libnginx-mod-http-brotli-static']) {
      expect(install).toContain(name);
      expect(readFileSync(join(root, '.ci/run'), 'utf8')).toContain(name);
    }
  });

  test('does not run as root, and listens where nginx.conf says', () => {
    expect(named('USER').at(-1)?.getArgumentsContent()).toBe('www-data');
    const conf = ['nginx.conf', 'tls.conf'].map((name) =>
      readFileSync(join(root, 'server', name), 'utf8'),
    );
    const ports = conf.map((content) => /listen (\d+)/.exec(content)?.[1]);
    expect(words(named('EXPOSE')[0])).toEqual(ports);
    expect(ports.every((port) => Number(port) > 1023)).toBe(true);
  });

  test('is asked whether it is well, without a shell between', () => {
    const [check] = named('HEALTHCHECK');
    const command = JSON.parse(/\[.*\]$/s.exec(check?.getRawArgumentsContent() ?? '')?.[0] ?? '[]');
    expect(command[0]).toBe('bash');
    expect(command.at(-1)).toContain(`/${words(named('EXPOSE')[0])[0]} `);
  });

  test('starts nginx itself, so that it hears signals, with the folders of the tests', () => {
    const command = JSON.parse(file.getCMDs().at(-1)?.getRawArgumentsContent() ?? '');
    expect(command.slice(0, 5)).toEqual(['nginx', '-p', '/srv/', '-c', 'conf/nginx.conf']);
    const writes = readFileSync(join(root, 'server/nginx.conf'), 'utf8').matchAll(
      /^\s*(?:pid|\w+_temp_path) (\S+);/gm,
    );
    expect([...writes].every(([, path]) => path?.startsWith('run/'))).toBe(true);
  });
});
