/** Section 3, « Documentation-only sample shapes », and section 7, « Documented sample API ». */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
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

/** Fields sent, or the names of parameters in the address; fields received. */
const calls = Object.entries({
  'POST /api/v1/auth/login': [
    { email: '', password: '' },
    { access_token: '', token_type: '', expires_in: 0, user },
  ],
  'GET /api/v1/pharmacy/inventory': [
    [],
    { inventory: [product], total_items: 0, low_stock_alerts: 0 },
  ],
  'POST /api/v1/pharmacy/prescriptions': [
    { patient_id: '', medications: [medication] },
    { prescription_id: '', status: '', patient: '', total_amount: 0 },
  ],
  'POST /api/v1/pos/sales': [
    { items: [item], payment_method: '', customer_id: '' },
    { sale_id: '', total: 0, tax: 0, status: '', receipt_url: '' },
  ],
  'GET /api/v1/school/students': [
    ['grade', 'limit'],
    { students: [student], total: 0, page: 0, per_page: 0 },
  ],
}).map(([call, [sends, receives]]) => ({ call, sends, receives }));

const api = await documentOf('/api');
const cards = [...api.querySelectorAll('[aria-labelledby="appels"] article')];
const codeOf = (card: Element | undefined, selector: string) =>
  [...(card?.querySelectorAll(`${selector} pre code`) ?? [])].at(-1)?.textContent ?? '';

test('these five calls are documented, on the page and in openapi.json', async () => {
  const shown = cards.map((card) =>
    [...card.querySelectorAll('header p code')].map(({ textContent }) => textContent).join(' '),
  );
  expect(shown).toEqual(calls.map(({ call }) => call));
  const { paths } = JSON.parse(await readFile('dist/openapi.json', 'utf8'));
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented).toEqual(shown);
});

test.each(calls)('$call: its token, what it sends, what it receives', (line) => {
  const card = cards[calls.indexOf(line)];
  const curl = codeOf(card, '[data-shown-by="curl"]');
  // All but the login, which gives the token.
  expect(curl.includes('Authorization: Bearer')).toBe(line !== calls[0]);
  const [, body] = /-d '(.*)'/s.exec(curl) ?? [];
  const [, address = ''] = /'(https:[^']*)'/.exec(curl) ?? [];
  const query = [...new URL(address).searchParams.keys()];
  expect(body ? shapeOf(JSON.parse(body)) : query).toEqual(
    Array.isArray(line.sends) ? line.sends : shapeOf(line.sends),
  );
  expect(shapeOf(JSON.parse(codeOf(card, '')))).toEqual(shapeOf(line.receives));
});
