import { beforeAll, describe, expect, test } from 'vitest';
import { documentOf, plain, without } from '../../tools/built-pages.ts';

/** Reads the page as printed, and adds up what a shopkeeper would add up by hand. */
let page: Document;
beforeAll(async () => {
  page = await documentOf('/tappos/ecrans');
});

const all = (id: string, selector: string) => [...page.querySelectorAll(`#${id} ${selector}`)];
const words = (node: Element | null | undefined) => plain(node?.textContent);

/** Text of a node without its small print. */
function name(node: Element | undefined): string {
  return words(node && without(node, 'small, .visually-hidden'));
}

/** « −1 520 » is -1520; words around a figure are left out, an empty cell is zero. */
function amount(text: string | undefined): number {
  const figure = /−?\d[\d ]*/.exec(text ?? '')?.[0] ?? '0';
  return Number(figure.replaceAll(' ', '').replace('−', '-'));
}

const add = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

interface Line {
  name: string;
  detail: string;
  cells: Record<string, string>;
}

/** The lines of the table that has this caption, by column heading. */
function table(id: string, caption: string | RegExp): { lines: Line[]; total: Line['cells'] } {
  const node = all(id, 'table').find(({ firstElementChild }) =>
    new RegExp(caption).test(words(firstElementChild)),
  );
  const heads = [...(node?.querySelectorAll('thead th') ?? [])].map(words);
  const read = (row: Element): Line => {
    const [first, ...rest] = [...row.children];
    const cells = rest.map((cell, index) => [heads[index + 1] ?? '', words(cell)]);
    return {
      name: name(first),
      detail: words(first?.querySelector('small')),
      cells: Object.fromEntries(cells),
    };
  };
  const foot = node?.querySelector('tfoot tr');
  const lines = [...(node?.querySelectorAll('tbody tr') ?? [])].map(read);
  expect(lines.length, String(caption)).toBeGreaterThan(0);
  return { lines, total: foot ? read(foot).cells : {} };
}

/** Labels and values of the definition lists of a screen. */
const terms = (id: string) =>
  new Map(all(id, 'dt').map((dt) => [words(dt), words(dt.nextElementSibling)]));

/** Lines of the list under a title: name, detail, value. */
function list(id: string, title: string) {
  const head = all(id, 'p').find((node) => words(node) === title);
  const lines = [...(head?.parentElement?.querySelectorAll('ul > li') ?? [])].map((line) => ({
    name: name(line.children[0]),
    detail: words(line.querySelector('small')),
    value: words(line.children[1]),
    badge: words(line.children[2]),
  }));
  expect(lines.length, title).toBeGreaterThan(0);
  return { lines, total: words(head?.parentElement?.querySelector('ul + p')?.children[1]) };
}

/** Prices as the till's keys print them. */
const prices = () =>
  new Map(
    all('caisse', 'ul > li')
      .filter((key) => key.querySelector('b'))
      .map((key) => [words(key.firstChild as Element), amount(words(key.querySelector('b')))]),
  );

test('the dashboard adds up: by means of payment, and by shop', () => {
  const tiles = terms('tableau-de-bord');
  const means = ['Espèces', 'Mobile money', 'Carnet de crédit'].map((label) =>
    amount(tiles.get(label)),
  );
  const { lines, total } = list('tableau-de-bord', 'Boutiques');
  expect(amount(total)).toBe(add(lines.map(({ value }) => amount(value))));
  expect(add(means)).toBe(amount(total));
  const [sales] = all('tableau-de-bord', 'dd');
  const tickets = add(lines.map(({ detail }) => amount(detail)));
  expect(name(sales)).toBe(total);
  expect(words(sales?.querySelector('small'))).toBe(`${tickets} tickets`);
});

describe('the till', () => {
  const lines = () =>
    all('caisse', 'li')
      .filter((line) => /^\d+ × /.test(words(line.querySelector('small'))))
      .map((line) => {
        const [quantity, price] = words(line.querySelector('small')).split(' × ');
        return {
          name: name(line.children[0]),
          quantity: amount(quantity),
          price: amount(price),
          value: amount(words(line.children[1])),
        };
      });

  test('a line is a quantity at the price of its key', () => {
    expect(lines()).toHaveLength(2);
    for (const line of lines()) {
      expect(line.value, line.name).toBe(line.quantity * line.price);
      expect(line.price, line.name).toBe(prices().get(line.name));
    }
    const taken = all('caisse', 'li i').map((mark) => amount(words(mark)));
    expect(taken).toEqual(lines().map(({ quantity }) => quantity));
    const items = all('caisse', 'strong + span').map(words)[0];
    expect(items).toBe(`${add(taken)} articles`);
  });

  test('the ticket adds up, tax and change included', () => {
    const sums = terms('caisse');
    const of = (label: string) => amount(sums.get(label));
    expect(of('Sous-total')).toBe(add(lines().map(({ value }) => value)));
    expect(of('Total')).toBe(of('Sous-total') - of('Remise'));
    // Rice is exempt: only the other articles include VAT.
    const taxed = add(lines().flatMap((line) => (/^Riz/.test(line.name) ? [] : [line.value])));
    const rates = [...sums.keys()].filter((label) => label.startsWith('dont TVA'));
    expect(rates).toEqual([`dont TVA 18 % sur ${plain(taxed.toLocaleString('fr-FR'))}`]);
    const tax = of(rates[0] ?? '');
    expect(Math.abs((taxed - tax) * 0.18 - tax)).toBeLessThan(1);
    expect(of('Reçu') - of('Total')).toBe(of('À rendre'));
  });
});

describe('the inventory', () => {
  const shops = ['Cocody', 'Yopougon', 'Treichville'];
  /** « 14seuil 8 »: the stock, and the threshold. */
  const stock = (line: Line, shop: string) =>
    (line.cells[shop] ?? '').split('seuil').map(amount) as [left: number, threshold: number];

  test('the dashboard warns of the same shortages, and of no other', () => {
    const { lines } = table('inventaire', '^Stock');
    const short = lines.flatMap((line) =>
      shops
        .map((shop) => ({ shop, stock: stock(line, shop) }))
        .filter(({ stock: [left, threshold] }) => left <= threshold)
        .map(({ shop, stock: [left, threshold] }) => [line.name, shop, left, threshold]),
    );
    const warned = list('tableau-de-bord', 'À recommander').lines.map((line) => {
      const [shop, threshold] = line.detail.split(', seuil ');
      return [line.name, shop, amount(line.value), amount(threshold)];
    });
    expect(warned).toEqual(short);
  });
});

describe('the customers', () => {
  test('a purchase is its items at the price of the till', () => {
    const { lines, total } = table('clients', '^Achats du mois');
    for (const { name: day, detail, cells } of lines) {
      const cost = detail.split(/, (?=\p{Lu})/u).map((item) => {
        const [article = '', quantity = '1'] = item.split(' × ');
        expect(prices().has(article), article).toBe(true);
        return Number(quantity) * (prices().get(article) ?? 0);
      });
      expect(amount(cells.Montant), day).toBe(add(cost));
    }
    expect(amount(total.Montant)).toBe(add(lines.map(({ cells }) => amount(cells.Montant))));
  });
});

describe('the analyses', () => {
  const days = () =>
    table('analyses', '^Ventes par jour').lines.map(({ name: day, detail, cells }) => ({
      day,
      total: amount(detail),
      shops: Object.entries(cells).map(([shop, text]) => [shop, amount(text)] as const),
    }));

  test('it is the week of the dashboard, whose Saturday is told shop by shop', () => {
    const bars = list('tableau-de-bord', 'Ventes de la semaine').lines;
    const shown = all('tableau-de-bord', 'ul li').filter((bar) => /FCFA$/.test(words(bar)));
    expect(bars).toHaveLength(7);
    expect(shown.map((bar) => amount(words(bar)))).toEqual(days().map(({ total }) => total));
    const evening = list('tableau-de-bord', 'Boutiques').lines;
    expect(days().at(-1)?.shops).toEqual(evening.map((shop) => [shop.name, amount(shop.value)]));
  });

  test('articles stand in the order of what they brought, at the price of the till', () => {
    const lines = all('analyses', 'ol li').map((line) => ({
      name: words(line.querySelector('b')),
      sales: amount(words(line.querySelector('span'))),
      sold: amount(words(line.querySelector('small'))),
    }));
    for (const { name: article, sales, sold } of lines) {
      expect(sales, article).toBe(sold * (prices().get(article) ?? 0));
    }
    const sales = lines.map((line) => line.sales);
    expect(sales).toEqual(sales.toSorted((a, b) => b - a));
    expect(add(sales)).toBeLessThan(add(days().map(({ total }) => total)));
  });
});
