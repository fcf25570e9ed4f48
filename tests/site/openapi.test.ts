import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const yaml = await readFile('dist/openapi.yaml', 'utf8');
const json = JSON.parse(await readFile('dist/openapi.json', 'utf8'));
const html = await readFile('dist/api.html', 'utf8');

test('both downloads are the same OpenAPI 3.1 document', () => {
  expect(parse(yaml)).toEqual(json);
  expect(yaml.startsWith('openapi: 3.1.0\n')).toBe(true);
  expect(json.info.description).toContain("Documentation d'une API d'exemple, fictive");
});

test('they and the samples name the API of this deployment, and no other host', () => {
  const origin = new URL(process.env.API_ORIGIN ?? 'https://api.example.com').origin;
  expect(json.servers).toEqual([{ url: origin, description: 'Serveur fictif' }]);
  const code = [...html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, inner]) => inner).join('\n');
  const hosts = (code + yaml).match(/https?:\/\/[^/"'\s<&]+/g) ?? [];
  expect(hosts.length).toBeGreaterThan(20);
  expect(new Set(hosts)).toEqual(new Set([origin]));
});
