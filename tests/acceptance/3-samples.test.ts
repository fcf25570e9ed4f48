/** Section 3, « Documentation-only sample shapes », and section 7, « Documented sample API ». */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../tools/built-pages.ts';

/** The fields of a sample without its values; a list is described by its first item. */
type Shape = string | { readonly [field: string]: Shape } | readonly Shape[];

function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shapeOf(item)]));
}

const medication = { medication_id: 'string', quantity: 'number', dosage: 'string' };
const item = { product_id: 'string', quantity: 'number', price: 'number' };

/** Method, path, fields sent, fields received; `parameters` are in the address. */
const calls = [
  {
    call: 'POST /api/v1/auth/login',
    bearer: false,
    sends: { email: 'string', password: 'string' },
    receives: {
      access_token: 'string',
      token_type: 'string',
      expires_in: 'number',
      user: { id: 'string', email: 'string', name: 'string' },
    },
  },
  {
    call: 'GET /api/v1/pharmacy/inventory',
    bearer: true,
    receives: {
      inventory: [
        { id: 'string', name: 'string', stock: 'number', expiry_date: 'string', price: 'number' },
      ],
      total_items: 'number',
      low_stock_alerts: 'number',
    },
  },
  {
    call: 'POST /api/v1/pharmacy/prescriptions',
    bearer: true,
    sends: { patient_id: 'string', medications: [medication] },
    receives: {
      prescription_id: 'string',
      status: 'string',
      patient: 'string',
      total_amount: 'number',
    },
  },
  {
    call: 'POST /api/v1/pos/sales',
    bearer: true,
    sends: { items: [item], payment_method: 'string', customer_id: 'string' },
    receives: {
      sale_id: 'string',
      total: 'number',
      tax: 'number',
      status: 'string',
      receipt_url: 'string',
    },
  },
  {
    call: 'GET /api/v1/school/students',
    bearer: true,
    parameters: ['grade', 'limit'],
    receives: {
      students: [
        {
          id: 'string',
          name: 'string',
          grade: 'string',
          class: 'string',
          gpa: 'number',
          attendance_rate: 'number',
        },
      ],
      total: 'number',
      page: 'number',
      per_page: 'number',
    },
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
    expect(body && shapeOf(JSON.parse(body))).toEqual('sends' in line ? line.sends : undefined);
    const [, address = ''] = /'(https:[^']*)'/.exec(curl) ?? [];
    const query = [...new URL(address).searchParams.keys()];
    expect(query).toEqual('parameters' in line ? line.parameters : []);
  });

  test('receives these fields', () => {
    expect(shapeOf(JSON.parse(codeOf(line.card, '')))).toEqual(line.receives);
  });
});

test('openapi.json documents the same calls', async () => {
  const { paths } = JSON.parse(await readFile('dist/openapi.json', 'utf8'));
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented).toEqual(calls.map(({ call }) => call));
});
