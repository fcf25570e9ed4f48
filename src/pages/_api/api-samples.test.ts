import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getApiReference } from '#queries/api-reference.ts';
import type { ApiCall } from '#queries/openapi.ts';
import { lacks } from '../../../tools/debian.ts';
import { requestSample, requestUrl, shellQuote } from './api-samples.ts';

const origin = 'https://api.test';
const calls: readonly ApiCall[] = (await getApiReference()).groups.flatMap(
  ({ endpoints }) => endpoints,
);
const named = calls.map((call) => [call.path, call] as const);

/** A call with data that would end a badly quoted string. */
const awkward: ApiCall = {
  method: 'POST',
  path: '/api/v1/essai',
  auth: 'bearer',
  request: {
    body: {
      'une clé': 'l\'eau "vive" à 5 % \\n $HOME `id` {a} ?> \u2028',
      vide: [],
      rien: {},
      nul: null,
      vrai: true,
      faux: false,
      prix: [-1.5, 2400],
    },
  },
};
const hardest = [...named, ['awkward data', awkward] as const];

/** Runs a program with a text as input and returns its output; throws with its error output. */
function run(program: string, args: readonly string[], input: string): string {
  return execFileSync(program, args, { input, encoding: 'utf8', stdio: 'pipe' });
}

/** The arguments that a real shell gives curl for the command. */
function shellArguments(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\nACCESS_TOKEN=jeton\n${command}`;
  return run('sh', ['-c', script], '').split('\0').slice(0, -1);
}

/** What is asked: method, address, headers, body. */
type Asked = readonly [string, string, Readonly<Record<string, string>>, unknown];

const due = (call: ApiCall): Asked => {
  const { body = null } = call.request;
  const token = call.auth === 'bearer' && { Authorization: 'Bearer jeton' };
  const type = body !== null && { 'Content-Type': 'application/json' };
  return [call.method, requestUrl(origin, call), { ...token, ...type }, body];
};

test.each(["l'eau", '$HOME `id` "x"', 'a\nb', "''", '\\'])('a shell keeps %j as it is', (text) => {
  expect(shellArguments(`curl ${shellQuote(text)}`)).toEqual([text]);
});

test('a query is written, and escaped', () => {
  const urls = [{ grade: '5e', limit: 2 }, { grade: '2nde A&B' }].map((query) =>
    requestUrl(origin, { method: 'GET', path: '/a', auth: 'none', request: { query } }),
  );
  expect(urls).toEqual([
    'https://api.test/a?grade=5e&limit=2',
    'https://api.test/a?grade=2nde+A%26B',
  ]);
});

test.each(hardest)('curl asks what is due: %s', (_, call) => {
  const [, method = '', url = '', ...options] = shellArguments(requestSample.curl(origin, call));
  const valuesOf = (flag: string) => options.filter((__, at) => options[at - 1] === flag);
  const headers = valuesOf('-H').map((line) => line.split(': '));
  const [body] = valuesOf('-d');
  expect([method, url, Object.fromEntries(headers), JSON.parse(body ?? 'null')]).toEqual(due(call));
});

/** What the sample passes to `fetch` when it runs. */
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

test.each(hardest)('JavaScript asks what is due: %s', async (_, call) => {
  expect(await fetched(call)).toEqual(due(call));
});

test('any data reaches fetch as it was, whatever its strings hold', async () => {
  // `__proto__` in an object literal sets the prototype: JavaScript cannot write such a key.
  const name = fc.string().filter((text) => text !== '__proto__');
  const body = fc.dictionary(name, fc.oneof(fc.string(), fc.integer(), fc.boolean()));
  await fc.assert(
    fc.asyncProperty(body, async (data) => {
      const [, , , sent] = await fetched({ ...awkward, request: { body: data } });
      expect(sent).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});

// Parses the sample, then runs it with a fake `requests` that prints the request.
const pythonProbe = `
import ast, json, os, sys, types
source = sys.stdin.read()
ast.parse(source)
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
exec(source, {})
`;

test.skipIf(lacks('python')).each(hardest)('Python asks what is due: %s', (_, call) => {
  const told = run('python3', ['-c', pythonProbe], requestSample.python(origin, call));
  const [method, url, { Authorization }, body] = due(call);
  // `requests` adds the type of the body.
  const headers = Authorization ? { Authorization } : {};
  expect(JSON.parse(told)).toEqual([method, url, headers, body]);
});

// A fake HTTP request that prints what it was given, in a namespace where it hides PHP's own.
const phpProbe = `namespace Probe;
const CURLOPT_CUSTOMREQUEST = 'method', CURLOPT_HTTPHEADER = 'headers', CURLOPT_POSTFIELDS = 'body';
const CURLOPT_RETURNTRANSFER = 'return', CURLOPT_FAILONERROR = 'fail';
function getenv($name) { return 'jeton'; }
function curl_init($url) { return (object) ['url' => $url]; }
function curl_setopt_array($call, $options) { $call->options = $options; }
function curl_exec($call) { echo json_encode([$call->url, $call->options]); return '{}'; }
`;

test.skipIf(lacks('php')).each(hardest)('PHP asks what is due: %s', (_, call) => {
  const sample = requestSample.php(origin, call);
  const told = run('php', [], sample.replace('<?php\n', `<?php\n${phpProbe}`));
  const [sent, options] = JSON.parse(told);
  const [method, url, { Authorization }, body] = due(call);
  expect([options.method, sent]).toEqual([method, url]);
  expect(options.headers.includes(`Authorization: ${Authorization}`)).toBe(Boolean(Authorization));
  // PHP has one empty array for both {} and [].
  expect(JSON.parse(options.body ?? 'null')).toEqual(
    JSON.parse(JSON.stringify(body).replace('{}', '[]')),
  );
});
