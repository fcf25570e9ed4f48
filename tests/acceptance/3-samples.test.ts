/** Section 3, « Documentation-only sample shapes », and section 7, « Documented sample API ». */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../tools/built-pages.ts';

/** The fields of a sample without its values; a list is described by its first item. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shapeOf(item)]));
}

const user = { id: '', email: '', name: '' };
const product = { id: '', name: '', stock: 0, expiry_date: '', price: 0 };
const medication = { medication_id: '', quantity: 0, dosage: '' };
const item = { product_id: '', quantity: 0, price: 0 };
const student = { id: '', name: '', grade: '', class: '', gpa: 0, attendance_rate: 0 };

/** Method, path, fields sent, fields received; `parameters` are in the address. */
const calls = [
  {
    call: 'POST /api/v1/auth/login',
    bearer: false,
    sends: { email: '', password: '' },
    receives: { access_token: '', token_type: '', expires_in: 0, user },
  },
  {
    call: 'GET /api/v1/pharmacy/inventory',
    bearer: true,
    receives: { inventory: [product], total_items: 0, low_stock_alerts: 0 },
  },
  {
    call: 'POST /api/v1/pharmacy/prescriptions',
    bearer: true,
    sends: { patient_id: '', medications: [medication] },
    receives: { prescription_id: '', status: '', patient: '', total_amount: 0 },
  },
  {
    call: 'POST /api/v1/pos/sales',
    bearer: true,
    sends: { items: [item], payment_method: '', customer_id: '' },
    receives: { sale_id: '', total: 0, tax: 0, status: '', receipt_url: '' },
  },
  {
    call: 'GET /api/v1/school/students',
    bearer: true,
    parameters: ['grade', 'limit'],
    receives: { students: [student], total: 0, page: 0, per_page: 0 },
  },
] as const;

const api = await documentOf('/api');
const cards = [...api.querySelectorAll('[aria-labelledby="appels"] article')];
const codeOf = (card: Element | undefined, selector: string) =>
  [...(card?.querySelectorAll(`${selector} pre code`) ?? [])].at(-1)?.textContent ?? '';

test('the documented calls are these five', () => {
  const shown = cards.map((card) =>
    [...card.querySelectorAll('header p code')].map(({ textContent }) => textContent).join(' '),
  );
  expect(shown).toEqual(calls.map(({ call }) => call));
});

describe.each(calls.map((call, index) => ({ ...call, card: cards[index] })))('$call', (line) => {
  const curl = codeOf(line.card, '[data-shown-by="curl"]');

  test('authenticates as it says', () => {
    expect(curl.includes('Authorization: Bearer')).toBe(line.bearer);
  });

  test('sends these fields, or these query parameters', () => {
    const [, body] = /-d '(.*)'/s.exec(curl) ?? [];
    expect(body && shapeOf(JSON.parse(body))).toEqual(
      'sends' in line ? shapeOf(line.sends) : undefined,
    );
    const [, address = ''] = /'(https:[^']*)'/.exec(curl) ?? [];
    const query = [...new URL(address).searchParams.keys()];
    expect(query).toEqual('parameters' in line ? line.parameters : []);
  });

  test('receives these fields', () => {
    expect(shapeOf(JSON.parse(codeOf(line.card, '')))).toEqual(shapeOf(line.receives));
  });
});

test('openapi.json documents the same calls', async () => {
  const { paths } = JSON.parse(await readFile('dist/openapi.json', 'utf8'));
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented).toEqual(calls.map(({ call }) => call));
});
