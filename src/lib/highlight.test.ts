import { expect, test } from 'vitest';
import { type Code, highlight } from './highlight.ts';

const kindOf = (code: Code, text: string) => code.find((piece) => piece.text.trim() === text)?.kind;

const samples = {
  curl: 'curl -X POST \\\n  \'https://api.test\' \\\n  -H "Authorization: Bearer $TOKEN"',
  javascript: 'const answer = await fetch("https://api.test", { limit: 10 });\n',
  python: 'import os\n\nanswer = requests.get(\n    "https://api.test",\n    timeout=10,\n)',
  php: "<?php\n\n$call = curl_init('https://api.test');\nif ($body === false) {\n}",
  json: '{\n  "total": 41300,\n  "status": "paid"\n}',
} as const;

test.each(Object.entries(samples))('%s is kept to the letter', async (language, sample) => {
  const code = await highlight(sample, language as keyof typeof samples);
  expect(code.map(({ text }) => text).join('')).toBe(sample);
  expect(code.length).toBeGreaterThan(2);
});

test('of JSON a name is not a value', async () => {
  const code = await highlight(samples.json, 'json');
  expect(['"status"', '"paid"', '41300'].map((text) => kindOf(code, text))).toEqual([
    ...['name', 'string', 'value'],
  ]);
});
