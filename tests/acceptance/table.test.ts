/** Shows the readers wrong pages, to prove that a check can fail. */
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { count, figure, parts, row, text, texts } from './table.ts';

const page = (body: string) => new JSDOM(`<main>${body}</main>`).window.document;

const year = (amount: string) =>
  page(`<section aria-labelledby="gold"><ol><li><p><strong>${amount}\u00a0FCFA</strong> par mois</p></li></ol>
    <p>12 × 10\u202f000 = 120\u202f000 FCFA</p></section>`);
const price = text('[aria-labelledby="gold"] ol > li > p');

test('a price of 21 500 is not 20 000, though « 120 000 » holds the same letters', () => {
  expect(price(year('20\u202f000'))).toBe('20 000 FCFA par mois');
  expect(price(year('21\u202f500'))).not.toBe('20 000 FCFA par mois');
  expect(price(year('120\u202f000'))).not.toBe('20 000 FCFA par mois');
});

test('a price that is printed twice, or nowhere, is not that price', () => {
  expect(price(page(''))).not.toBe('20 000 FCFA par mois');
  const twice = page(
    '<section aria-labelledby="gold"><ol><li><p>20 000 FCFA</p></li><li><p>20 000 FCFA</p></li></ol></section>',
  );
  expect(price(twice)).not.toBe('20 000 FCFA');
});

test('the amount, its unit and its period are each compared', () => {
  const card = (unit: string, period: string) =>
    page(
      `<article><ul><li><span>15 000<span> ${unit}</span></span><span>${period}</span></li></ul></article>`,
    );
  const read = parts('article ul > li');
  const right = [['15 000 F', 'pour l’année scolaire']];
  expect(read(card('F', 'pour l’année scolaire'))).toEqual(right);
  expect(read(card('FCFA', 'pour l’année scolaire'))).not.toEqual(right);
  expect(read(card('F', 'par mois'))).not.toEqual(right);
});

test('a figure belongs to its label', () => {
  const tiles = page(
    '<dl><div><dt>pharmacies</dt><dd>25+</dd></div><div><dt>magasins</dt><dd>20+</dd></div></dl>',
  );
  expect(figure('pharmacies')(tiles)).toEqual(['25+']);
  expect(figure('écoles')(tiles)).toEqual([]);
});

test('a row of a table belongs to its heading', () => {
  const table = page(
    '<table><tr><th>Parents</th><td>40 %</td></tr><tr><th>Rapports</th><td>85 %</td></tr></table>',
  );
  expect(row('Parents')(table)).toEqual(['40 %']);
  expect(row('Notes')(table)).toBeUndefined();
});

test('an item too many is counted, and a list in another order is another list', () => {
  const list = page('<ul><li>un</li><li>deux</li></ul>');
  expect(count('li')(list)).toBe(2);
  expect(texts('li')(list)).not.toEqual(['deux', 'un']);
});
