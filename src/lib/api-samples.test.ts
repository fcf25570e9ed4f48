import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { apiReference } from '../schemas/api-reference.ts';
import { type ApiCall, curlSample, jsonSample, requestUrl, shellQuote } from './api-samples.ts';

const origin = 'https://tap.test';
const file = new URL('../content/fr/api-reference.yaml', import.meta.url);
const raw = parse(readFileSync(file, 'utf8'));
const { groups } = apiReference.parse(raw);
const { login } = groups.auth.endpoints;
const { inventory, prescriptions } = groups.pharmacy.endpoints;
const { sales } = groups.pos.endpoints;
const { students } = groups.school.endpoints;
const calls: (ApiCall & { id: string; response: unknown })[] = [
  login,
  inventory,
  prescriptions,
  sales,
  students,
];

/** What a real shell hands to curl when it runs the command. */
function shellArguments(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\nACCESS_TOKEN=jeton\n${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

describe('shellQuote', () => {
  it.each(["l'eau", '$HOME `id` "x"', 'a\nb', "''", '\\'])('keeps %j as it is', (text) => {
    expect(shellArguments(`curl ${shellQuote(text)}`)).toEqual([text]);
  });
});

describe.each(calls.map((call) => [call.id, call] as const))('%s', (_, call) => {
  const sent = shellArguments(curlSample(origin, call));

  it('asks its method of its address', () => {
    expect(sent.slice(0, 3)).toEqual(['-X', call.method, requestUrl(origin, call)]);
    expect(requestUrl(origin, call)).toContain(`${origin}${call.path}`);
  });
  it('carries the token only where one is required', () => {
    expect(sent.includes('Authorization: Bearer jeton')).toBe(call.auth === 'bearer');
  });
  it('sends its body as JSON, or none', () => {
    const at = sent.indexOf('-d');
    expect(at >= 0).toBe(call.request.body !== undefined);
    expect(sent.includes('Content-Type: application/json')).toBe(at >= 0);
    if (at >= 0) expect(JSON.parse(sent[at + 1] ?? '')).toEqual(call.request.body);
  });
  it('answers with JSON that names no other host', () => {
    const answer = jsonSample(origin, call.response);
    expect(() => JSON.parse(answer)).not.toThrow();
    expect(answer).not.toContain('{origin}');
    for (const [url] of answer.matchAll(/https?:[^"]*/g)) expect(url.startsWith(origin)).toBe(true);
  });
});

describe('requestUrl', () => {
  it('writes the query of the students list', () => {
    expect(requestUrl(origin, students)).toBe(`${origin}/api/v1/school/students?grade=5e&limit=2`);
  });
  it('escapes what a query may hold', () => {
    const call: ApiCall = { ...students, request: { query: { grade: '2nde A&B' } } };
    expect(new URL(requestUrl(origin, call)).searchParams.get('grade')).toBe('2nde A&B');
  });
});

describe('the samples add up', () => {
  it('a sale is the sum of its lines, its tax the 18 % within it', () => {
    const lines = sales.request.body.items.map(({ quantity, price }) => quantity * price);
    const total = lines.reduce((sum, line) => sum + line, 0);
    expect(sales.response.total).toBe(total);
    expect(sales.response.tax).toBe((total * 18) / 118);
  });
  it('a prescription is priced from the stock', () => {
    const amounts = prescriptions.request.body.medications.map(({ medication_id, quantity }) => {
      const product = inventory.response.inventory.find(({ id }) => id === medication_id);
      return (product?.price ?? Number.NaN) * quantity;
    });
    expect(prescriptions.response.total_amount).toBe(amounts.reduce((sum, part) => sum + part, 0));
  });
  it('a page of students holds what it says', () => {
    expect(students.response.students).toHaveLength(students.response.per_page);
    expect(students.request.query.limit).toBe(students.response.per_page);
  });
  it('the stock counts its lines', () => {
    expect(inventory.response.total_items).toBe(inventory.response.inventory.length);
  });
});

describe('the reference is refused', () => {
  const changed = (change: (copy: typeof raw) => void) => {
    const copy = structuredClone(raw);
    change(copy);
    return apiReference.safeParse(copy).success;
  };
  it('when a path, a method or an authentication is not the specified one', () => {
    expect(changed((copy) => (copy.groups.pos.endpoints.sales.path = '/api/v1/sales'))).toBe(false);
    expect(changed((copy) => (copy.groups.pos.endpoints.sales.auth = 'none'))).toBe(false);
    expect(changed((copy) => (copy.groups.auth.endpoints.login.method = 'GET'))).toBe(false);
  });
  it('when a sample has a field more, or an amount no coin can pay', () => {
    expect(changed((copy) => (copy.groups.pos.endpoints.sales.response.discount = 0))).toBe(false);
    expect(changed((copy) => (copy.groups.pos.endpoints.sales.response.total = 41301))).toBe(false);
  });
});
