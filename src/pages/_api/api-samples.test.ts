import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { getApiReference } from '#queries/api-reference.ts';
import type { ApiCall } from '#queries/openapi.ts';
import { lacks } from '../../../tools/debian.ts';
import { requestSample, requestUrl, type SampleLanguage, sampleLanguages } from './api-samples.ts';

const origin = 'https://api.test';
const { groups } = await getApiReference();

/** A call with data that would end a badly quoted string. */
const awkward: ApiCall = {
  method: 'POST',
  path: '/api/v1/essai',
  auth: 'bearer',
  request: {
    body: {
      'une clé': 'l\'eau "vive" à 5 % \\n $HOME `id` {a} ?> \u2028',
      vide: [],
      nul: null,
      vrai: true,
      faux: false,
      prix: [-1.5, 2400],
    },
  },
};
const real = groups.flatMap(({ endpoints }) => endpoints).find(({ method }) => method === 'GET');
if (!real) throw new Error('no call reads');

/** Runs a program with a text as input and returns its output; throws with its error output. */
function run(program: string, args: readonly string[], input: string): string {
  return execFileSync(program, args, { input, encoding: 'utf8', stdio: 'pipe' });
}

/** The arguments that a real shell gives curl for the command. */
function shellArguments(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\nACCESS_TOKEN=jeton\n${command}`;
  return run('sh', ['-c', script], '').split('\0').slice(0, -1);
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** What is asked: method, address, headers, body. */
type Asked = readonly [string, string, Readonly<Record<string, string>>, unknown];

const due = (call: ApiCall): Asked => {
  const { body = null } = call.request;
  const token = call.auth === 'bearer' && { Authorization: 'Bearer jeton' };
  const type = body !== null && JSON_TYPE;
  return [call.method, requestUrl(origin, call), { ...token, ...type }, body];
};

test('a query is written, and escaped', () => {
  const urls = [{ grade: '5e', limit: 2 }, { grade: '2nde A&B' }].map((query) =>
    requestUrl(origin, { method: 'GET', path: '/a', auth: 'none', request: { query } }),
  );
  expect(urls).toEqual([
    'https://api.test/a?grade=5e&limit=2',
    'https://api.test/a?grade=2nde+A%26B',
  ]);
});

/** What the JavaScript passes to `fetch` when it runs. */
async function fetched(call: ApiCall): Promise<Asked> {
  const sent: Asked[] = [];
  const fetch = async (
    url: string,
    options: { method: string; headers: object; body?: string },
  ) => {
    const { method, headers, body = 'null' } = options;
    sent.push([method, url, { ...headers }, JSON.parse(body)]);
    return { ok: true, json: async () => ({}) };
  };
  const Sample = Object.getPrototypeOf(fetch).constructor;
  const sample = new Sample('fetch', 'process', requestSample.javascript(origin, call));
  await sample(fetch, { env: { ACCESS_TOKEN: 'jeton' } });
  expect(sent).toHaveLength(1);
  return sent[0] as Asked;
}

// Runs the sample with a `requests` that prints the request.
const pythonProbe = `
import json, os, sys, types
os.environ["ACCESS_TOKEN"] = "jeton"
class Answer:
    def raise_for_status(self): pass
    def json(self): return {}
def tell(method):
    def asked(url, headers={}, json=None, timeout=None):
        print(globals()["json"].dumps([method, url, headers, json]))
        return Answer()
    return asked
sys.modules["requests"] = types.SimpleNamespace(get=tell("GET"), post=tell("POST"))
exec(sys.stdin.read(), {})
`;

// An HTTP request that prints what it was given, in a namespace where it hides PHP's own.
const phpProbe = `namespace Probe;
const CURLOPT_CUSTOMREQUEST = 'method', CURLOPT_HTTPHEADER = 'headers', CURLOPT_POSTFIELDS = 'body';
const CURLOPT_RETURNTRANSFER = 'return', CURLOPT_FAILONERROR = 'fail';
function getenv($name) { return 'jeton'; }
function curl_init($url) { return (object) ['url' => $url]; }
function curl_setopt_array($call, $options) { $call->options = $options; }
function curl_exec($call) { echo json_encode([$call->url, $call->options]); return '{}'; }
`;

const fields = (lines: readonly string[]) =>
  Object.fromEntries(lines.map((line) => line.split(': ')));
/** What each sample asks when it runs. */
const asks: Readonly<Record<SampleLanguage, (call: ApiCall) => Asked | Promise<Asked>>> = {
  curl(call) {
    const [, method = '', url = '', ...options] = shellArguments(requestSample.curl(origin, call));
    const after = (flag: string) => options.filter((_, at) => options[at - 1] === flag);
    return [method, url, fields(after('-H')), JSON.parse(after('-d')[0] ?? 'null')];
  },
  javascript: fetched,
  python(call) {
    const told = run('python3', ['-c', pythonProbe], requestSample.python(origin, call));
    const [method, url, headers, body] = JSON.parse(told);
    // `requests` adds the type of the body.
    return [method, url, { ...headers, ...(body && JSON_TYPE) }, body];
  },
  php(call) {
    const sample = requestSample.php(origin, call);
    const told = run('php', [], sample.replace('<?php\n', `<?php\n${phpProbe}`));
    const [url, { method, headers, body = 'null' }] = JSON.parse(told);
    return [method, url, fields(headers), JSON.parse(body)];
  },
};

describe.each(sampleLanguages)('%s', (language) => {
  const missing = (language === 'python' || language === 'php') && lacks(language);
  test.skipIf(missing).each([real, awkward])('$method $path asks what is due', async (call) => {
    expect(await asks[language](call)).toEqual(due(call));
  });
});
