import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { includedIn } from '#lib/money.ts';
import { sumOf } from '#lib/sum.ts';
import { readExamples } from '#loading/named.ts';
import { openapi } from '#schemas/openapi.ts';
import { type ApiEndpoint, groupsOf, withExamples } from './openapi.ts';

const file = new URL('../content/fr/openapi.yaml', import.meta.url);
const source = readFileSync(file, 'utf8');
const examples = readExamples();
const document = openapi.parse(parse(withExamples(source, examples)));
const groups = groupsOf(document);
const calls = groups.flatMap(({ endpoints }) => endpoints);

function call(id: string): ApiEndpoint {
  const found = calls.find((candidate) => candidate.id === id);
  if (!found) throw new Error(id);
  return found;
}

const exampleOf = (id: string) => call(id).success.example as Record<string, unknown>;
const stock = exampleOf('get-pharmacy-inventory').inventory as { id: string; price: number }[];

interface Line {
  quantity: number;
  price: number;
  medication_id: string;
}

// That every example fits its schema is `redocly lint`'s (redocly.yaml).
test('a sale is the sum of its lines, its tax that of the articles that bear one', () => {
  const { items } = call('post-pos-sales').request.body as { items: Line[] };
  const written: { price: string }[] =
    parse(source).paths['/api/v1/pos/sales'].post.requestBody.content['application/json'].example
      .items;
  const lines = items.map(({ quantity, price }, index) => {
    const rate = written[index]?.price.replace(/^\{(.*)\.price\}$/, '$1.vat') ?? '';
    return { amount: quantity * price, rate: Number(examples[rate]?.example) };
  });
  const taxes = [...Map.groupBy(lines, ({ rate }) => rate)].map(([rate, taxed]) =>
    includedIn(
      sumOf(taxed, ({ amount }) => amount),
      rate,
    ),
  );
  expect(exampleOf('post-pos-sales')).toMatchObject({
    total: sumOf(lines, ({ amount }) => amount),
    tax: sumOf(taxes, Number),
  });
});

test('a prescription is priced from the stock, which counts its lines', () => {
  const body = call('post-pharmacy-prescriptions').request.body as { medications: Line[] };
  const amount = sumOf(body.medications, ({ medication_id, quantity }) => {
    const product = stock.find(({ id }) => id === medication_id);
    return (product?.price ?? Number.NaN) * quantity;
  });
  expect(exampleOf('post-pharmacy-prescriptions')).toMatchObject({ total_amount: amount });
  expect(exampleOf('get-pharmacy-inventory').total_items).toBe(stock.length);
});

test('a page of students holds what it says', () => {
  const { query } = call('get-school-students').request;
  const page = exampleOf('get-school-students') as { students: object[]; per_page: number };
  expect(page.students).toEqual(
    Array(page.per_page).fill(expect.objectContaining({ grade: query?.grade })),
  );
  expect(query?.limit).toBe(page.per_page);
});
