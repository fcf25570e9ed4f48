import { beforeAll, describe, expect, test } from 'vitest';
import { documentOf, plain } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';

/** Reads the page as printed, and adds up what a pharmacist would add up by hand. */
let page: Document;
beforeAll(async () => {
  page = await documentOf('/tappharm/ecrans');
});

type Row = Record<string, string> & { name: string };

const screen = (id: string): Element => {
  const figure = page.querySelector(`#${id} figure`);
  if (!figure) throw new Error(`pas d’écran ${id}`);
  return figure;
};

/** Text of a node without its small print. */
function words(node: Element | null | undefined): string {
  const copy = node?.cloneNode(true) as Element | undefined;
  for (const small of copy?.querySelectorAll('small') ?? []) small.remove();
  return plain(copy?.textContent);
}

/** « 1 092 550 » is 1092550; undefined for an empty cell. */
function amount(text: string | undefined): number {
  const digits = (text ?? '').replace(/\s/g, '').replace('−', '-');
  if (!/^-?\d*$/.test(digits)) throw new Error(`« ${text} » n’est pas un montant`);
  return Number(digits);
}

/** The rows of the nth table of a screen, by column heading. */
function table(id: string, index = 0): { rows: Row[]; total: Row | undefined } {
  const node = screen(id).querySelectorAll('table')[index];
  const heads = [...(node?.querySelectorAll('thead th') ?? [])].map(words);
  const read = (line: Element): Row => {
    const cells = [...line.children].map(words);
    return Object.assign(Object.fromEntries(heads.map((head, i) => [head, cells[i] ?? ''])), {
      name: cells[0] ?? '',
    });
  };
  const total = node?.querySelector('tfoot tr');
  return {
    rows: [...(node?.querySelectorAll('tbody tr') ?? [])].map(read),
    total: total ? read(total) : undefined,
  };
}

/** A list under a title: its lines, and its total. */
function list(id: string, title: string): { rows: [string, number][]; total: number } {
  const head = [...screen(id).querySelectorAll('p')].find(
    (node) => plain(node.textContent) === title,
  );
  const lines = [...(head?.parentElement?.querySelectorAll('ul > li') ?? [])];
  const read = (node: Element | null | undefined): [string, number] => [
    words(node?.children[0]),
    amount(words(node?.children[1])),
  ];
  const closing = [...(head?.parentElement?.querySelectorAll('ul + p') ?? [])][0];
  return { rows: lines.map(read), total: closing ? read(closing)[1] : Number.NaN };
}

/** Every label and value of the definition lists of a screen. */
function terms(id: string): Map<string, string> {
  const pairs = [...screen(id).querySelectorAll('dt')].map(
    (dt) => [words(dt), words(dt.nextElementSibling)] as const,
  );
  return new Map(pairs);
}

const column = (rows: readonly Row[], head: string) => rows.map((row) => amount(row[head]));
const add = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

describe('co-payment', () => {
  const rate = () => Number(/\d+/.exec(terms('tiers-payant').get('Prise en charge') ?? '')?.[0]);

  /** The most, in whole francs, that does not exceed the rate: a franc more would. */
  const isShare = (share: number, whole: number) =>
    share * 100 <= whole * rate() && (share + 1) * 100 > whole * rate();

  test('the parts make the amount of every line, and the total that of the lines', () => {
    const { rows, total } = table('tiers-payant');
    for (const row of rows) {
      const [payer, customer] = [amount(row['Part assureur']), amount(row['Ticket modérateur'])];
      // The column is there if the contract has a ceiling and the sale reaches it.
      const outside = amount(row['Hors prise en charge']);
      expect(payer + customer + outside, row.name).toBe(amount(row.Montant));
      expect(isShare(payer + outside, amount(row.Montant)), row.name).toBe(true);
    }
    for (const head of ['Part assureur', 'Ticket modérateur', 'Montant']) {
      expect(amount(total?.[head]), head).toBe(add(column(rows, head)));
    }
    // The bar shows the same two parts.
    expect(terms('tiers-payant').get('Part assureur')).toBe(total?.['Part assureur']);
    expect(terms('tiers-payant').get('Ticket modérateur')).toBe(total?.['Ticket modérateur']);
  });

  test('the sale is the last file of its statement, which adds up', () => {
    const sale = table('tiers-payant').total;
    const { rows, total } = table('tiers-payant', 1);
    const last = rows.at(-1);
    expect(last?.name).toBe(terms('tiers-payant').get('Assuré'));
    expect(last?.Ordonnance).toBe(sale?.Montant);
    expect(last?.['Part assureur']).toBe(sale?.['Part assureur']);
    const { ceiling } = contentOf('screens/pharm-co-payment');
    for (const row of rows.slice(0, -1)) {
      const payer = amount(row['Part assureur']);
      expect(payer === ceiling || isShare(payer, amount(row.Ordonnance)), row.name).toBe(true);
    }
    for (const head of ['Ordonnance', 'Part assureur']) {
      expect(amount(total?.[head]), head).toBe(add(column(rows, head)));
    }
    // Line numbers continue from those carried forward.
    const files = rows.slice(1).map((row) => amount(row.Dossier));
    const small = screen('tiers-payant').querySelectorAll('table')[1]?.querySelector('small');
    const carried = amount(plain(small?.textContent).replace('dossiers', ''));
    expect(files).toEqual(files.map((_, index) => carried + index + 1));
  });

  test('the month claims what the statements say', () => {
    const { rows, total } = list('tiers-payant', 'Bordereaux de novembre');
    expect(total).toBe(add(rows.map(([, part]) => part)));
    expect(rows[0]?.[1]).toBe(amount(table('tiers-payant', 1).total?.['Part assureur']));
  });
});

describe('credit outstanding', () => {
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
    expect(words(screen('encours').querySelector('strong'))).toBe(total?.['Reste dû']);
  });

  test('the open account ends on what it owes', () => {
    const open = words(screen('encours').querySelector('tr[data-marked] th'));
    const account = table('encours').rows.find(({ name }) => name === open);
    let balance = 0;
    for (const move of table('encours', 1).rows) {
      balance += amount(move.Pris) - amount(move.Réglé);
      expect(amount(move.Solde), move.name).toBe(balance);
    }
    expect(balance).toBe(amount(account?.['Reste dû']));
  });
});

describe('one officine, one Thursday', () => {
  test('the closing sells what the dashboard sold, and keeps the same part apart', () => {
    const board = terms('tableau-de-bord');
    const sales = list('cloture', 'Ventes du jour');
    expect(sales.total).toBe(amount(board.get('Ventes du jour')));
    expect(new Map(sales.rows).get('Part des tiers payeurs')).toBe(
      amount(board.get('Part assureur')),
    );
  });

  test('the accounts of the dashboard are those of the credit screen', () => {
    const onBoard = list('tableau-de-bord', 'Encours clients').rows;
    const { rows, total } = table('encours');
    expect(onBoard).toEqual(rows.map((row) => [row.name, amount(row['Reste dû'])]));
    expect(terms('tableau-de-bord').get('Encours clients')).toBe(total?.['Reste dû']);
  });

  test('the products to watch are those that the inventory flags', () => {
    const watched = list('tableau-de-bord', 'À surveiller').rows;
    const flagged = table('inventaire').rows.filter((row) => row.État !== '');
    expect(new Map(watched)).toEqual(new Map(flagged.map((row) => [row.name, amount(row.Qté)])));
  });
});
