import { expect, test } from 'vitest';
import { type BuiltPage, builtPages, documentOf, plain } from '../../tools/built-pages.ts';
import { contentOf, priceOf } from '../../tools/content.ts';
import { amount, apiece, written } from '../worked-examples.ts';

const add = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

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

/** Tables where the last line is not a sum, but the last step of a calculation or a balance. */
const STEPS = /^(?:Regagner un impayé|La page de Mme Sanogo)/;

test.each(['/docs/', '/blog/', '/guides/'])(
  'every total of an article of %s is the sum of its lines',
  async (root) => {
    const articles = (await builtPages()).filter(({ path }) => path.startsWith(root));
    const sums = articles.flatMap((page) =>
      tablesOf(page).flatMap(({ caption, columns }) =>
        columns.map((column) => ({
          path: page.path,
          caption,
          ...column,
          lines: add(column.lines),
        })),
      ),
    );
    expect(sums).not.toEqual([]);
    const wrong = sums.filter(
      ({ caption, lines, total }) => lines !== total && !STEPS.test(caption),
    );
    expect(wrong).toEqual([]);
  },
);

const [first, second, third] = [1, 2, 3].map((year) => priceOf(`price-pharm-year-${year}`)) as [
  number,
  number,
  number,
];
const four = 12 * (first + second + 2 * third);
const shop = priceOf('price-pos');
const { sizes }: { sizes: number[] } = contentOf('pages/tappos-pricing').calculator;

test.each([
  [
    '/tappharm/pricing',
    `1 an ${amount(12 * first)} FCFA ${amount(first)} FCFA`,
    `4 ans ${amount(four)} FCFA ${apiece(four, 48)} FCFA`,
  ],
  [
    '/tappos/pricing',
    ...sizes.map((size) => `${amount(size)} ${amount(shop)} FCFA ${apiece(shop, size)} FCFA`),
  ],
  [
    '/tapschool/pricing',
    ...['college', 'universite'].map((id) => {
      const { name, prices, people } = contentOf(`plans/tapschool-${id}`);
      const { amount: price } = prices[0].figure;
      const many = `${amount(people.example)} ${people.many}`;
      return `${written(name)} ${many} ${amount(price)} F ${apiece(price, people.example)} F`;
    }),
  ],
])('%s shows worked examples without script', async (path, ...examples) => {
  const rows = [...(await documentOf(path)).querySelectorAll('[data-without-script] tr')].map(
    (row) => [...row.querySelectorAll('th, td')].map((cell) => plain(cell.textContent)).join(' '),
  );
  expect(rows).toEqual(expect.arrayContaining(examples));
});
