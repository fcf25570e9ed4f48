import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readExamples } from '#loading/named.ts';
import { openapi } from '#schemas/openapi.ts';
import { type ApiEndpoint, groupsOf, withExamples } from './openapi.ts';

const file = new URL('../content/fr/openapi.yaml', import.meta.url);
const source = readFileSync(file, 'utf8');
const examples = readExamples();
const raw = parse(withExamples(source, examples));
const document = openapi.parse(raw);
const groups = groupsOf(document);
const calls = groups.flatMap(({ endpoints }) => endpoints);

function call(id: string): ApiEndpoint {
  const found = calls.find((candidate) => candidate.id === id);
  if (!found) throw new Error(id);
  return found;
}

// That every example fits its schema is `redocly lint`'s (redocly.yaml).
describe('the examples add up', () => {
  interface Line {
    quantity: number;
    price: number;
    medication_id: string;
  }
  const sale = call('post-pos-sales');
  const prescription = call('post-pharmacy-prescriptions');
  const stock = call('get-pharmacy-inventory').success.example as {
    inventory: { id: string; price: number }[];
    total_items: number;
  };

  it('a sale is the sum of its lines, its tax that of the articles that bear one', () => {
    const { items } = sale.request.body as { items: Line[] };
    const written: { price: string }[] =
      parse(source).paths['/api/v1/pos/sales'].post.requestBody.content['application/json'].example
        .items;
    const lines = items.map(({ quantity, price }, index) => {
      const rate = written[index]?.price.replace(/^\{(.*)\.price\}$/, '$1.vat') ?? '';
      return { amount: quantity * price, rate: Number(examples[rate]?.example) };
    });
    const taxes = [...Map.groupBy(lines, ({ rate }) => rate)].map(([rate, taxed]) => {
      const amount = taxed.reduce((sum, line) => sum + line.amount, 0);
      return Math.round((amount * rate) / (100 + rate));
    });
    expect(sale.success.example).toMatchObject({
      total: lines.reduce((sum, { amount }) => sum + amount, 0),
      tax: taxes.reduce((sum, tax) => sum + tax, 0),
    });
  });
  it('a prescription is priced from the stock', () => {
    const { medications } = prescription.request.body as { medications: Line[] };
    const amounts = medications.map(({ medication_id, quantity }) => {
      const product = stock.inventory.find(({ id }) => id === medication_id);
      return (product?.price ?? Number.NaN) * quantity;
    });
    expect(prescription.success.example).toMatchObject({
      total_amount: amounts.reduce((sum, amount) => sum + amount, 0),
    });
  });
  it('a page of students holds what it says', () => {
    const { request, success } = call('get-school-students');
    const page = success.example as { students: { grade: string }[]; per_page: number };
    expect(page.students).toHaveLength(page.per_page);
    expect(request.query?.limit).toBe(page.per_page);
    for (const { grade } of page.students) expect(grade).toBe(request.query?.grade);
  });
  it('the stock counts its lines', () => {
    expect(stock.total_items).toBe(stock.inventory.length);
  });
});

describe('the document is refused', () => {
  const changed = (change: (copy: typeof raw) => void) => {
    const copy = structuredClone(raw);
    change(copy);
    return openapi.safeParse(copy).success;
  };
  it('when a path, a method, a group or an authentication is not the specified one', () => {
    expect(changed(() => {})).toBe(true);
    const login = '/api/v1/auth/login';
    const sales = '/api/v1/pos/sales';
    expect(changed(({ paths }) => (paths['/api/v2/pos/sales'] = paths[sales]))).toBe(false);
    expect(changed(({ paths }) => (paths[login] = { get: paths[login].post }))).toBe(false);
    expect(changed(({ paths }) => (paths[sales].post.tags = ['school']))).toBe(false);
    expect(changed(({ paths }) => (paths[sales].post.security = []))).toBe(false);
    expect(changed(({ paths }) => delete paths[login].post.security)).toBe(false);
  });
  it('when it says what the page would not print', () => {
    expect(changed(({ info }) => (info.contact = { email: 'a@example.com' }))).toBe(false);
    expect(changed(({ components }) => (components.schemas.User.title = 'Compte'))).toBe(false);
    expect(changed(({ tags }) => (tags[0].description = ''))).toBe(false);
  });
});
