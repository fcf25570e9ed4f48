import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('shellQuote', () => {
  it.each(["l'eau", '$HOME `id` "x"', 'a\nb', "''", '\\'])('keeps %j as it is', (text) => {
    expect(shellArguments(`curl ${shellQuote(text)}`)).toEqual([text]);
  });
});

describe('requestUrl', () => {
  it('writes the query of the students list', () => {
    const [, students] = named.find(([path]) => path.endsWith('/students')) ?? [];
    expect(students && requestUrl(origin, students)).toBe(
      'https://api.test/api/v1/school/students?grade=5e&limit=2',
    );
  });
  it('escapes what a query may hold', () => {
    const call: ApiCall = {
      method: 'GET',
      path: '/a',
      auth: 'none',
      request: { query: { grade: '2nde A&B' } },
    };
    expect(requestUrl(origin, call)).toBe('https://api.test/a?grade=2nde+A%26B');
  });
});

describe.each(hardest)('curl: %s', (_, call) => {
  const sample = requestSample.curl(origin, call);
  it('asks the method of the address, with the token and the body that are due', () => {
    const sent = shellArguments(sample);
    expect(sent.slice(0, 3)).toEqual(['-X', call.method, requestUrl(origin, call)]);
    expect(sent.includes('Authorization: Bearer jeton')).toBe(call.auth === 'bearer');
    const at = sent.indexOf('-d');
    expect(at >= 0).toBe(call.request.body !== undefined);
    expect(sent.includes('Content-Type: application/json')).toBe(at >= 0);
    if (at >= 0) expect(JSON.parse(sent[at + 1] ?? '')).toEqual(call.request.body);
  });
});

/** What the sample passes to `fetch` when it runs. */
async function fetched(sample: string) {
  const sent: { url: string; method: string; headers: object; body?: string }[] = [];
  const fetch = async (url: string, options: Omit<(typeof sent)[0], 'url'>) => {
    sent.push({ url, ...options });
    return { ok: true, json: async () => ({}) };
  };
  const Sample = Object.getPrototypeOf(fetch).constructor;
  await new Sample('fetch', 'process', sample)(fetch, { env: { ACCESS_TOKEN: 'jeton' } });
  return sent;
}

describe.each(hardest)('JavaScript: %s', (_, call) => {
  const sample = requestSample.javascript(origin, call);
  it('asks the method of the address, with the token and the body that are due', async () => {
    const [sent, ...more] = await fetched(sample);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ url: requestUrl(origin, call), method: call.method });
    const { body } = call.request;
    expect(sent?.headers).toEqual({
      ...(call.auth === 'bearer' && { Authorization: 'Bearer jeton' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    });
    expect(sent?.body && JSON.parse(sent.body)).toEqual(body);
  });
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

describe.skipIf(lacks('python')).each(hardest)('Python: %s', (_, call) => {
  it('is Python, and asks what is due', () => {
    const told = run('python3', ['-c', pythonProbe], requestSample.python(origin, call));
    const { body = null } = call.request;
    const headers = call.auth === 'bearer' ? { Authorization: 'Bearer jeton' } : {};
    expect(JSON.parse(told)).toEqual([call.method, requestUrl(origin, call), headers, body]);
  });
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

describe.skipIf(lacks('php')).each(hardest)('PHP: %s', (_, call) => {
  const sample = requestSample.php(origin, call);
  it('asks what is due', () => {
    const told = run('php', [], sample.replace('<?php\n', `<?php\n${phpProbe}`));
    const [url, options] = JSON.parse(told);
    expect([options.method, url]).toEqual([call.method, requestUrl(origin, call)]);
    expect(options.headers.includes('Authorization: Bearer jeton')).toBe(call.auth === 'bearer');
    // PHP has one empty array for both {} and [].
    const body = JSON.parse(JSON.stringify(call.request.body ?? null).replace('{}', '[]'));
    expect(JSON.parse(options.body ?? 'null')).toEqual(body);
  });
});

describe('any data', () => {
  it('reaches fetch as it was, whatever its strings hold', async () => {
    // `__proto__` in an object literal sets the prototype: JavaScript cannot write such a key.
    const name = fc.string().filter((text) => text !== '__proto__');
    const body = fc.dictionary(name, fc.oneof(fc.string(), fc.integer(), fc.boolean()));
    await fc.assert(
      fc.asyncProperty(body, async (data) => {
        const call = { ...awkward, request: { body: data } };
        const [sent] = await fetched(requestSample.javascript(origin, call));
        expect(JSON.parse(sent?.body ?? '')).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });
});
