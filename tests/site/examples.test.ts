import { beforeAll, describe, expect, test } from 'vitest';
import { readExamples } from '#loading/named.ts';
import { postPath } from '#routes.ts';
import { type BuiltPage, builtPages, documentOf, plain } from '../../tools/built-pages.ts';
import { articlesOf, contentOf } from '../../tools/content.ts';

/**
 * Checks what texts compute with the examples, as the pages print it: sums that they call by name
 * against the same sums made here, and those that they type (docs/decisions/004-content.md).
 */
const examples = readExamples();

function of(path: string): number {
  const value = examples[path]?.example;
  if (typeof value !== 'number') throw new Error(`${path} n’est pas un nombre`);
  return value;
}

const all = (path: string, field: string) =>
  Object.keys(examples).filter((name) => name.startsWith(`${path}.`) && name.endsWith(`.${field}`));
const add = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
const printed = (amount: number) => plain(amount.toLocaleString('fr-FR'));

async function textOf(path: string): Promise<string> {
  return plain((await documentOf(path)).querySelector('main')?.textContent).replace(/−/g, '-');
}

/** An article of the blog, in a list that is empty once the owner has withdrawn it. */
async function articlesNamed(slug: string): Promise<string[]> {
  return articlesOf('posts').includes(slug) ? [await textOf(postPath(slug))] : [];
}

/** A whole number with its sign; undefined for any other cell. */
function numberIn(cell: string): number | undefined {
  const bare = cell.replace(/\s/g, '').replace('−', '-').replace(/^\+/, '');
  return /^-?\d+$/.test(bare) ? Number(bare) : undefined;
}

interface Sums {
  readonly caption: string;
  /** Under each heading: the lines, then the last line. */
  readonly columns: readonly { head: string; lines: number[]; total: number }[];
}

/** The columns of an article's tables that end with a total. */
function tablesOf({ document }: BuiltPage): Sums[] {
  return [...document.querySelectorAll('figure[data-total] table')].map((table) => {
    const heads = [...table.querySelectorAll('thead th')].map((head) => plain(head.textContent));
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => plain(cell.textContent)),
    );
    const columns = heads.map((head, column) => {
      const cells = rows.map((row) => row[column] ?? '');
      const lines = cells.slice(0, -1).flatMap((cell) => numberIn(cell) ?? (cell ? [] : [0]));
      return { head, lines, whole: lines.length === rows.length - 1, cells };
    });
    return {
      caption: plain(table.closest('figure')?.querySelector('figcaption')?.textContent),
      columns: columns.flatMap(({ head, lines, whole, cells }) => {
        const total = numberIn(cells.at(-1) ?? '');
        return whole && total !== undefined ? [{ head, lines, total }] : [];
      }),
    };
  });
}

/** Tables whose last line is not a sum, but the last step of a calculation or a running balance. */
const STEPS = [/^Regagner un impayé/, /^La page de Mme Sanogo/];

describe('every total of an article is the sum of its lines', () => {
  let articles: readonly BuiltPage[] = [];
  beforeAll(async () => {
    articles = (await builtPages()).filter(({ path }) => /^\/(?:docs|blog)\/./.test(path));
  });

  test('there are such tables, in the documentation and in the blog', () => {
    const counts = ['/docs/', '/blog/'].map((root) =>
      add(
        articles
          .filter(({ path }) => path.startsWith(root))
          .map((page) => tablesOf(page).flatMap(({ columns }) => columns).length),
      ),
    );
    for (const count of counts) expect(count).toBeGreaterThan(0);
  });

  test('and each adds up', () => {
    const wrong = articles.flatMap((page) =>
      tablesOf(page)
        .filter(({ caption }) => !STEPS.some((step) => step.test(caption)))
        .flatMap(({ caption, columns }) =>
          columns
            .filter(({ lines, total }) => add(lines) !== total)
            .map(
              ({ head, lines, total }) =>
                `${page.path}, ${caption}, ${head} : ${add(lines)}, ${total}`,
            ),
        ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the pharmacy', () => {
  interface Lot {
    quantity: number;
    expires: string;
  }
  const inventory = contentOf('screens/pharm-inventory').products as {
    name: string;
    lots: Lot[];
  }[];
  const lotsOf = (product: string) =>
    inventory.find(({ name }) => name === examples[`pharmacy.products.${product}.name`]?.example)
      ?.lots ?? [];

  test('what is left of a product is what its lots hold', () => {
    for (const path of all('pharmacy.products', 'left')) {
      const product = path.split('.')[2] ?? '';
      expect(add(lotsOf(product).map(({ quantity }) => quantity)), product).toBe(of(path));
    }
  });

  test('its evening is one, on the screens, the overview and in the documentation', async () => {
    const taken = of('pharmacy.evening.cash') + of('pharmacy.evening.settled');
    const { lines } = contentOf('pages/tappharm-overview').services.closing as {
      lines: { amount: number }[];
    };
    expect(lines.map(({ amount }) => amount)).toEqual([of('pharmacy.evening.float'), taken]);
    const closing = await textOf('/docs/cloturer-la-caisse');
    const mistaken = of('pharmacy.evening.cash') + of('pharmacy.products.sroBox.price');
    expect(closing).toContain(`+${printed(mistaken)}`);
    const bank = of('pharmacy.evening.drawer') - of('pharmacy.evening.float');
    expect(closing).toContain(`${printed(bank)} sous enveloppe`);
  });
});

describe('the school', () => {
  interface Instalment {
    label: string;
    each: number;
    received: number;
    due: boolean;
  }
  const board = contentOf('screens/school-dashboard') as {
    classes: { enrolled: number }[];
    instalments: Instalment[];
  };

  test('its classes make its pupils', () => {
    expect(add(board.classes.map(({ enrolled }) => enrolled))).toBe(of('school.pupils'));
  });

  test('the article on fees computes with the same pupils and the same receipts', async () => {
    for (const article of await articlesNamed('scolarite-en-tranches')) {
      expect(article).toContain(printed(of('school.pupils') * of('school.fees.year')));
      for (const { label, each, received } of board.instalments.filter(({ due }) => due)) {
        const row = `${label}${printed(of('school.pupils') * each)}${printed(received)}`;
        expect(article.replace(/\s*\|\s*/g, ''), label).toContain(row);
      }
      // What no call computes: the instalments with a discount, and the parts received.
      const part = (received: number, whole: number, decimals: number) =>
        `${((received / whole) * 100).toFixed(decimals).replace('.', ',')} %`;
      const due = board.instalments.filter((instalment) => instalment.due);
      const owed = of('school.pupils') * add(due.map(({ each }) => each));
      const received = (some: readonly Instalment[]) => add(some.map((one) => one.received));
      expect(article).toContain(`Le recouvrement est de ${part(received(due), owed, 1)}`);
      const year = of('school.pupils') * of('school.fees.year');
      expect(article).toContain(`que ${part(received(board.instalments), year, 0)} sont rentrés`);
      const cheaper = of('school.fees.instalment') - of('school.fees.year') / 30;
      expect(article).toContain(`passent à ${printed(cheaper)} F`);
      // The families that are late owe what is missing of the first instalment.
      const [first] = due.slice(1);
      const missing = of('school.pupils') * (first?.each ?? 0) - (first?.received ?? 0);
      expect(article.split(printed(missing)).length).toBeGreaterThan(2);
    }
  });

  test('the payments of its pupil are the same in her file, the article and the documentation', async () => {
    const { payments } = contentOf('screens/school-students').fees as {
      payments: { date: string; amount: number }[];
    };
    for (const article of await articlesNamed('scolarite-en-tranches')) {
      for (const { date, amount } of payments) {
        expect(article, date).toContain(`${date}${printed(amount)}`);
      }
    }
    const paid = add(payments.slice(0, 2).map(({ amount }) => amount));
    const guide = await textOf('/docs/inscrire-un-eleve');
    expect(guide).toContain(`${printed(paid)}${printed(of('school.fees.year') - paid)}`);
  });
});
