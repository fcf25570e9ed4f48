/** Adds up what drawn screens print, as their user would by hand: for half of them. */
import { describe, expect, test } from 'vitest';
import { readExamples } from '#loading/named.ts';
import { documentOf, plain, without } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';

type Row = Record<string, string> & { name: string };

/** Text of a node without its small print. */
const words = (node: Element | null | undefined) =>
  plain(node && without(node, 'small, .visually-hidden').textContent);
const small = (node: Element | undefined) => plain(node?.querySelector('small')?.textContent);

/** « −1 520 FCFA » is -1520; an empty cell is zero. */
function amount(text: string | undefined): number {
  const figure = /−?\d[\d ]*/.exec(text ?? '')?.[0] ?? '0';
  return Number(figure.replaceAll(' ', '').replace('−', '-'));
}

const add = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

/** Readers of the screens of a product, by their anchors. */
async function screensOf(product: string) {
  const page = await documentOf(`/${product}/ecrans`);
  const all = (id: string, selector: string) => [...page.querySelectorAll(`#${id} ${selector}`)];
  return {
    all,
    /** The rows of the nth table of a screen, by column heading. */
    table(id: string, index = 0): { rows: Row[]; total: Row | undefined } {
      const node = all(id, 'table')[index];
      const heads = [...(node?.querySelectorAll('thead th') ?? [])].map(words);
      const read = (line: Element): Row => {
        const cells = [...line.children].map(words);
        const named = Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']));
        return { ...named, name: cells[0] ?? '' };
      };
      const foot = node?.querySelector('tfoot tr');
      const rows = [...(node?.querySelectorAll('tbody tr') ?? [])].map(read);
      return { rows, total: foot ? read(foot) : undefined };
    },
    /** A list under a title: its lines, and its total. */
    list(id: string, title: string): { rows: [string, number][]; total: number } {
      const { parentElement: part } = all(id, 'p').find((node) => words(node) === title) ?? {};
      const read = (node: Element | null | undefined): [string, number] => [
        words(node?.children[0]),
        amount(words(node?.children[1])),
      ];
      const rows = [...(part?.querySelectorAll('ul > li') ?? [])].map(read);
      expect(rows.length, title).toBeGreaterThan(0);
      return { rows, total: read(part?.querySelector('ul + p'))[1] };
    },
    /** Every label and value of the definition lists of a screen. */
    terms: (id: string) =>
      new Map(all(id, 'dt').map((dt) => [words(dt), words(dt.nextElementSibling)])),
  };
}

const pharmacy = await screensOf('tappharm');
const shop = await screensOf('tappos');
const school = await screensOf('tapschool');
const column = (rows: readonly Row[], head: string) => rows.map((row) => amount(row[head]));

describe('TapPharm, credit outstanding', () => {
  const { all, list, table, terms } = pharmacy;
  const ages = ['0–30 jours', '31–60 jours', '61–90 jours', '+ de 90 jours'];

  test('taken less paid is due, and the ages make what is due', () => {
    const { rows, total } = table('encours');
    for (const row of [...rows, ...(total ? [total] : [])]) {
      const due = amount(row['Reste dû']);
      expect(amount(row.Pris) - amount(row.Réglé), row.name).toBe(due);
      expect(add(ages.map((age) => amount(row[age]))), row.name).toBe(due);
    }
    for (const head of ['Pris', 'Réglé', ...ages, 'Reste dû']) {
      expect(amount(total?.[head]), head).toBe(add(column(rows, head)));
    }
    for (const age of ages) expect(terms('encours').get(age), age).toBe(total?.[age]);
  });

  test('the open account ends on what it owes', () => {
    const open = words(all('encours', 'tr[data-marked] th')[0]);
    const account = table('encours').rows.find(({ name }) => name === open);
    let balance = 0;
    for (const move of table('encours', 1).rows) {
      balance += amount(move.Pris) - amount(move.Réglé);
      expect(amount(move.Solde), move.name).toBe(balance);
    }
    expect(balance).toBe(amount(account?.['Reste dû']));
  });

  test('the dashboard shows the same accounts, and the day that the closing counts', () => {
    const board = terms('tableau-de-bord');
    expect(list('tableau-de-bord', 'Encours clients').rows).toEqual(
      table('encours').rows.map((row) => [row.name, amount(row['Reste dû'])]),
    );
    expect(board.get('Encours clients')).toBe(table('encours').total?.['Reste dû']);
    expect(list('cloture', 'Ventes du jour').total).toBe(amount(board.get('Ventes du jour')));
  });
});

describe('TapPOS, the till and the analyses', () => {
  const { all, terms } = shop;
  /** Prices as the till's keys print them. */
  const prices = new Map(
    all('caisse', 'ul > li')
      .filter((key) => key.querySelector('b'))
      .map((key) => [plain(key.firstChild?.textContent), amount(words(key.querySelector('b')))]),
  );
  const lines = all('caisse', 'li').flatMap((line) => {
    const [, quantity, price] = /^(\d+) × (.*)/.exec(small(line)) ?? [];
    return quantity === undefined
      ? []
      : { name: words(line.children[0]), quantity, price, value: amount(words(line.children[1])) };
  });

  test('a line is a quantity at the price of its key', () => {
    expect(lines).toHaveLength(2);
    for (const { name, quantity, price, value } of lines) {
      expect(value, name).toBe(amount(quantity) * amount(price));
      expect(amount(price), name).toBe(prices.get(name));
    }
  });

  test('the ticket adds up, tax and change included', () => {
    const sums = terms('caisse');
    const of = (label: string) => amount(sums.get(label));
    expect(of('Sous-total')).toBe(add(lines.map(({ value }) => value)));
    expect(of('Total')).toBe(of('Sous-total') - of('Remise'));
    // Rice is exempt: only the other articles include VAT.
    const taxed = add(lines.flatMap(({ name, value }) => (/^Riz/.test(name) ? [] : value)));
    const rates = [...sums.keys()].filter((label) => label.startsWith('dont TVA'));
    expect(rates).toEqual([`dont TVA 18 % sur ${plain(taxed.toLocaleString('fr-FR'))}`]);
    const tax = of(rates[0] ?? '');
    expect(Math.abs((taxed - tax) * 0.18 - tax)).toBeLessThan(1);
    expect(of('Reçu') - of('Total')).toBe(of('À rendre'));
  });

  test('articles stand in the order of what they brought, at the price of the till', () => {
    const brought = all('analyses', 'ol li').map((line) => {
      const name = words(line.querySelector('b'));
      const sales = amount(words(line.querySelector('span')));
      expect(sales, name).toBe(amount(small(line)) * (prices.get(name) ?? 0));
      return sales;
    });
    expect(brought.length).toBeGreaterThan(0);
    expect(brought).toEqual(brought.toSorted((a, b) => b - a));
  });
});

describe('TapSchool, the marks of a class', () => {
  const { all } = school;
  const examples = readExamples();
  const grades = contentOf('screens/school-grades');
  const number = (text: string | undefined) => Number(text?.replace(',', '.'));
  const weights = all('notes', 'thead th').flatMap((head) => {
    const weight = /coef\. (\d)/.exec(plain(head.textContent))?.[1];
    return weight ? Number(weight) : [];
  });
  /** Rank, name, average, marks, conduct. A small rank may follow a mark. */
  const rows = all('notes', 'tbody tr').map((row) =>
    [...row.children].map((cell) => plain(cell.firstChild?.textContent)),
  );

  test('every average follows from the marks and the coefficients', () => {
    expect(rows).toHaveLength(grades.pupils.length);
    for (const [, name, average, ...cells] of rows) {
      const points = add(weights.map((weight, index) => weight * number(cells[index])));
      expect(average, name).toBe((points / add(weights)).toFixed(2).replace('.', ','));
    }
  });

  test('the pupil whose file is open has the same rank and average in it', () => {
    const row = rows.find(([, name]) => name === examples['school.pupil.name']?.example);
    const among = examples['school.classes.second.pupils']?.example;
    const file = all('eleves', 'dl div').map(({ textContent }) => plain(textContent));
    expect(file).toContain(`Premier trimestre${row?.[2]}/20 ${row?.[0]}e sur ${among}`);
  });
});
