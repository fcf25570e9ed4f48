import type { ApiCall } from '#queries/openapi.ts';

/** In the order shown; the first is selected initially. */
export const sampleLanguages = ['curl', 'javascript', 'python', 'php'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

/** Ready to paste; the token is in ACCESS_TOKEN, so that nobody pastes a real one anywhere. */
export const requestSample: Readonly<
  Record<SampleLanguage, (origin: string, call: ApiCall) => string>
> = {
  curl(origin, call) {
    const { body } = call.request;
    const parts = [`curl -X ${call.method}`, shellQuote(requestUrl(origin, call))];
    if (call.auth === 'bearer') parts.push('-H "Authorization: Bearer $ACCESS_TOKEN"');
    if (body !== undefined) {
      parts.push(`-H ${shellQuote('Content-Type: application/json')}`);
      parts.push(`-d ${shellQuote(JSON.stringify(body, null, 2))}`);
    }
    return parts.join(' \\\n  ');
  },

  javascript(origin, call) {
    const { body } = call.request;
    return lines(
      `const url = ${JSON.stringify(requestUrl(origin, call))};`,
      'const response = await fetch(url, {',
      `  method: "${call.method}",`,
      '  headers: {',
      call.auth === 'bearer' && '    Authorization: "Bearer " + process.env.ACCESS_TOKEN,',
      body !== undefined && '    "Content-Type": "application/json",',
      '  },',
      body !== undefined && `  body: JSON.stringify(${literal(body, javascriptNotation, '  ')}),`,
      '});',
      'if (!response.ok) throw new Error("HTTP " + response.status);',
      'const answer = await response.json();',
    );
  },

  python(origin, call) {
    const { body } = call.request;
    const bearer = call.auth === 'bearer';
    return lines(
      bearer && 'import os\n',
      'import requests\n',
      `response = requests.${call.method.toLowerCase()}(`,
      `    ${JSON.stringify(requestUrl(origin, call))},`,
      bearer && `    headers={"Authorization": f"Bearer {os.environ['ACCESS_TOKEN']}"},`,
      body !== undefined && `    json=${literal(body, pythonNotation, '    ')},`,
      '    timeout=10,',
      ')',
      'response.raise_for_status()',
      'answer = response.json()',
    );
  },

  php(origin, call) {
    const { body } = call.request;
    return lines(
      '<?php\n',
      `$call = curl_init(${phpQuote(requestUrl(origin, call))});`,
      'curl_setopt_array($call, [',
      `    CURLOPT_CUSTOMREQUEST => '${call.method}',`,
      '    CURLOPT_HTTPHEADER => [',
      call.auth === 'bearer' && "        'Authorization: Bearer ' . getenv('ACCESS_TOKEN'),",
      body !== undefined && "        'Content-Type: application/json',",
      '    ],',
      body !== undefined &&
        `    CURLOPT_POSTFIELDS => json_encode(${literal(body, phpNotation, '    ')}),`,
      '    CURLOPT_RETURNTRANSFER => true,',
      '    CURLOPT_FAILONERROR => true,',
      ']);',
      '$body = curl_exec($call);',
      'if ($body === false) {',
      '    throw new RuntimeException(curl_error($call));',
      '}',
      '$answer = json_decode($body, true);',
    );
  },
};

export function requestUrl(origin: string, { path, request }: ApiCall): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(request.query ?? {})) {
    url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** Quotes an argument for a POSIX shell, which then interprets nothing in it. */
const shellQuote = (argument: string): string => `'${argument.replace(/'/g, "'\\''")}'`;

/** Quotes a string for PHP, which in single quotes interprets only \\ and \'. */
const phpQuote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

function lines(...parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join('\n');
}

type Scalar = string | number | boolean | null;

/** How a language writes data. A JSON string is also a valid string of JavaScript and Python. */
interface Notation {
  readonly indent: string;
  /** What surrounds a list, and named entries. */
  readonly brackets: readonly [list: string, map: string];
  readonly key: (key: string) => string;
  readonly value: (value: Scalar) => string;
}

const javascriptNotation: Notation = {
  indent: '  ',
  brackets: ['[]', '{}'],
  key: (key) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: `,
  value: (value) => JSON.stringify(value),
};

const pythonNotation: Notation = {
  indent: '    ',
  brackets: ['[]', '{}'],
  key: (key) => `${JSON.stringify(key)}: `,
  value: (value) => {
    if (value === null) return 'None';
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    return JSON.stringify(value);
  },
};

const phpNotation: Notation = {
  indent: '    ',
  brackets: ['[]', '[]'],
  key: (key) => `${phpQuote(key)} => `,
  value: (value) => (typeof value === 'string' ? phpQuote(value) : JSON.stringify(value)),
};

/** Writes data in a language, one entry a line. `margin`: the indent of its first line. */
function literal(data: unknown, notation: Notation, margin: string): string {
  if (data === null || typeof data !== 'object') return notation.value(data as Scalar);
  const list = Array.isArray(data);
  const [open, close] = notation.brackets[list ? 0 : 1];
  const inner = margin + notation.indent;
  const entries = Object.entries(data).map(([key, item]) => {
    return `${inner}${list ? '' : notation.key(key)}${literal(item, notation, inner)},\n`;
  });
  return entries.length === 0 ? `${open}${close}` : `${open}\n${entries.join('')}${margin}${close}`;
}
