/**
 * Sends four hundred requests, the same in every run, to Node and nginx: they answer alike, but for
 * known differences.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#lib/seeded-random.ts';
import { type Server, startNginx, startNode } from '../../server/trial/servers.ts';
import { type RawAnswer, sendRaw } from './raw.ts';

const COUNT = 400;

interface Request {
  method: string;
  target: string;
  version: string;
  headers: readonly string[];
}

const methods = [
  ...Array(12).fill('GET'),
  'HEAD',
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'DELETE',
  'TRACE',
];
const targets = [
  ...['/', '/contact', '/tappos', '/docs', '/blog', '/hors-ligne', '/sw.js', '/icon-192.png'],
  ...['/presse/ecrans.zip', '/robots.txt', '/openapi.yaml', '/blog/feed.json', '/favicon.ico'],
  ...[
    '/contact/',
    '/contact.html',
    '/index.html',
    '/legal',
    '/legal/?a=1',
    '/blog/page/1',
    '//',
    '///x',
  ],
  ...[
    '/nulle-part',
    '/blog/inconnu',
    '/404',
    '/blog/404',
    '/_headers',
    '/index.html.br',
    '/_a/rien.js',
  ],
  ...[
    '/%63ontact',
    '/%00',
    '/%',
    '/..',
    '/../etc/passwd',
    '/a/./b',
    '/a\\b',
    '/\\x.example/',
    '/_a',
  ],
  ...['/contact?', '/contact??', '/contact?a=%00', '/contact;a', '/contact,', "/'", '/<x>', '/a+b'],
  ...['http://x.example/contact', 'https://x.example:1/legal', 'http://x.example', '/contact#a'],
  ...['/Contact', '/CONTACT', '/.git/config', '/.well-known/security.txt', '/con tact', 'contact'],
  ...['/caf\xc3\xa9', `/${'a'.repeat(3000)}`, `/contact?${'b'.repeat(6000)}`],
];
const extras = [
  ...['Accept-Encoding: br', 'Accept-Encoding: gzip', 'Accept-Encoding: gzip, deflate, br, zstd'],
  ...[
    'Accept-Encoding: BR',
    'accept-encoding: identity',
    'Accept-Encoding: br;q=0, gzip',
    'Accept-Encoding:',
  ],
  ...['Accept-Encoding: gzip;q=1, br;q=0.1', 'Accept-Encoding: *', 'Accept-Encoding: x-gzip'],
  ...[
    'Range: bytes=0-9',
    'Range: Bytes=0-0',
    'Range: bytes=-5',
    'Range: bytes=999999999-',
    'Range: lines=1-2',
  ],
  ...[
    'Range: bytes=5-1',
    'Range: bytes=0-1,3-4',
    'Range: bytes=a-b',
    'If-Range: "x"',
    'If-None-Match: *',
  ],
  ...['If-None-Match: "x"', 'If-Match: "x"', 'If-Match: *', 'If-None-Match: W/"x", "y"'],
  ...['Expect: 100-continue', 'Expect: x', 'X-Forwarded-Proto: https', 'X-Forwarded-Proto: http'],
  ...[
    'Cookie: a=b',
    'Content-Length: 0',
    'Upgrade: h2c',
    'TE: trailers',
    'Via: 1.1 x',
    'Origin: null',
  ],
  ...[`Referer: https://x.example/${'c'.repeat(9000)}`, 'Host: y.example', 'Content-Length: -1'],
];

function makeRequests(): Request[] {
  const random = seededRandom(23);
  const next = (below: number) => Math.floor(random() * below);
  const pick = <T>(list: readonly T[]) => list[next(list.length)] as T;
  return Array.from({ length: COUNT }, (_, index) => ({
    method: pick(methods),
    // Each target at least six times.
    target: targets[index % targets.length] as string,
    version: next(12) === 0 ? '1.0' : '1.1',
    headers: Array.from({ length: next(4) }, () => pick(extras)),
  }));
}

const written = ({ method, target, version, headers }: Request) =>
  `${[`${method} ${target} HTTP/${version}`, 'Host: x', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;

const has = (request: Request, pattern: RegExp) =>
  request.headers.some((line) => pattern.test(line));

/** Where the two may differ, and why; the test fails if one of these is never used. */
const reasons: readonly { why: string; of: (request: Request) => boolean }[] = [
  {
    why: 'nginx takes br where it is accepted at all, and does not know « * »',
    of: (request) => has(request, /^accept-encoding: (?:gzip;q=1, br;q=0.1|\*)/i),
  },
  {
    why: 'nginx gives no part of a compressed copy',
    of: (request) => has(request, /^range/i) && has(request, /^accept-encoding: .*(?:br|gzip)/i),
  },
  {
    why: 'nginx refuses a range that means nothing with 416, Node gives the whole',
    of: (request) => has(request, /^range: bytes=(?:5-1|a-b)/i),
  },
  {
    why: 'nginx sends no gzip to HTTP/1.0, Node does where it is accepted',
    of: (request) => request.version === '1.0' && has(request, /^accept-encoding: .*gzip/i),
  },
  {
    why: 'an address that nginx cannot read: it has read no header yet, and sends the page as it is',
    of: ({ target }) => /^\/(?:%|\.\.)/.test(target),
  },
  {
    why: 'letters beyond ASCII in an address: Node refuses them, to nginx nothing has that name',
    of: ({ target }) => target.includes('\xc3'),
  },
  {
    why: 'a header given twice: Node keeps the first or joins them, nginx the last, or refuses',
    of: ({ headers }) => {
      const names = headers.map((line) => line.split(':')[0]?.toLowerCase());
      return new Set(names).size < names.length;
    },
  },
];

/** Headers that must be equal. */
function gist({ status, headers, body }: RawAnswer, { method }: Request): unknown {
  const whole = [200, 206, 404].includes(status) && method !== 'HEAD';
  const answered = [200, 206, 304, 404, 400].includes(status);
  const { location, etag, allow, vary } = headers;
  return {
    status,
    location,
    etag: status < 400 ? etag : undefined,
    allow,
    vary: answered && vary,
    coding: headers['content-encoding'],
    range: headers['content-range'],
    // For redirects and errors, which run nothing, nginx sends the policy of the page.
    policy: answered && headers['content-security-policy'],
    cache: answered && headers['cache-control'],
    transport: headers['strict-transport-security'],
    guess: headers['x-content-type-options'],
    body: whole ? body.toString('base64') : undefined,
  };
}

let servers: { node: Server; nginx: Server };
beforeAll(async () => {
  servers = { node: await startNode(), nginx: await startNginx() };
}, 60_000);
afterAll(async () => {
  await servers?.node.stop();
  await servers?.nginx.stop();
});

test(`${COUNT} requests get the same answer from both, but for the reasons above`, async () => {
  const differences: string[] = [];
  const needed = new Set<string>();
  for (const request of makeRequests()) {
    const text = written(request);
    const [node, nginx] = await Promise.all([
      sendRaw(servers.node.port, text),
      sendRaw(servers.nginx.port, text),
    ]);
    const [ours, theirs] = [
      JSON.stringify(gist(node, request)),
      JSON.stringify(gist(nginx, request)),
    ];
    if (ours === theirs) continue;
    const reason = reasons.find(({ of }) => of(request));
    if (reason) needed.add(reason.why);
    else {
      const short = text
        .replace(/(.)\1{50,}/g, '$1…')
        .trim()
        .replaceAll('\r\n', ' | ');
      differences.push(`${short}\n  Node ${ours.slice(0, 330)}\n  nginx ${theirs.slice(0, 330)}`);
    }
  }
  expect(differences.join('\n')).toBe('');
  expect([...needed].toSorted()).toEqual(reasons.map(({ why }) => why).toSorted());
});
