import { beforeAll, describe, expect, test } from 'vitest';
import { walk } from '#lib/walk.ts';
import { readExamples } from '#loading/named.ts';
import { postPath } from '#routes.ts';
import type { BlockOf, ScreenBlock } from '#schemas/screen-blocks.ts';
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

/** Tables where the last line is not a sum, but the last step of a calculation or a balance. */
const STEPS = [/^Regagner un impayé/, /^La page de Mme Sanogo/];

describe('every total of an article is the sum of its lines', () => {
  let articles: readonly BuiltPage[] = [];
  beforeAll(async () => {
    articles = (await builtPages()).filter(({ path }) => /^\/(?:docs|blog|guides)\/./.test(path));
  });

  test('there are such tables, in the documentation, the blog and the guides', () => {
    const counts = ['/docs/', '/blog/', '/guides/'].map((root) =>
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

/** The first block of a kind on a drawn screen, with this title if a title is asked for. */
function blockOf<Kind extends ScreenBlock['kind']>(screen: string, kind: Kind, title?: string) {
  const found = walk(contentOf(`screens/${screen}`).blocks).find(
    ([one]) =>
      (one as { kind?: string } | null)?.kind === kind &&
      (!title || (one as { title?: string }).title === title),
  );
  return found?.[0] as BlockOf<Kind>;
}

describe('the pharmacy', () => {
  test('what is left of the product whose lots are drawn is what they hold', () => {
    const lots = blockOf('pharm-inventory', 'lots');
    const path = all('pharmacy.products', 'name').find(
      (name) => examples[name]?.example === lots.title,
    );
    expect(add(lots.lots.map(({ quantity }) => quantity))).toBe(
      of(`${path}`.replace('.name', '.left')),
    );
  });

  test('its evening is one, on the screens and in the documentation', async () => {
    const closing = await textOf('/docs/cloturer-la-caisse');
    const mistaken = of('pharmacy.evening.cash') + of('pharmacy.products.sroBox.price');
    expect(closing).toContain(`+${printed(mistaken)}`);
    const bank = of('pharmacy.evening.drawer') - of('pharmacy.evening.float');
    expect(closing).toContain(`${printed(bank)} sous enveloppe`);
  });
});

describe('the school', () => {
  const { bars: instalments } = blockOf('school-dashboard', 'bars');

  test('the article on fees computes with the same pupils and the same receipts', async () => {
    for (const article of await articlesNamed('scolarite-en-tranches')) {
      expect(article).toContain(printed(of('school.pupils') * of('school.fees.year')));
      // The last instalment is not due yet.
      const due = instalments.slice(0, -1);
      for (const { label, value, of: whole = 0 } of due) {
        const row = `${label}${printed(whole)}${printed(value)}`;
        expect(article.replace(/\s*\|\s*/g, ''), label).toContain(row);
      }
      // What no call computes: the instalments with a discount, and the parts received.
      const part = (received: number, whole: number, decimals: number) =>
        `${((received / whole) * 100).toFixed(decimals).replace('.', ',')} %`;
      const owed = add(due.map(({ of: whole = 0 }) => whole));
      const received = (some: typeof due) => add(some.map(({ value }) => value));
      expect(article).toContain(`Le recouvrement est de ${part(received(due), owed, 1)}`);
      const year = of('school.pupils') * of('school.fees.year');
      expect(article).toContain(`que ${part(received(instalments), year, 0)} sont rentrés`);
      const cheaper = of('school.fees.instalment') - of('school.fees.year') / 30;
      expect(article).toContain(`passent à ${printed(cheaper)} F`);
      // The families that are late owe what is missing of the first instalment.
      const [first] = due.slice(1);
      const missing = (first?.of ?? 0) - (first?.value ?? 0);
      expect(article.split(printed(missing)).length).toBeGreaterThan(2);
    }
  });

  test('the payments of its pupil are the same in her file, the article and the documentation', async () => {
    const payments = Object.values(contentOf('examples/school').pupil.paid as object);
    const dates = blockOf('school-students', 'rows', 'Versements').rows.map(({ name }) => name);
    for (const article of await articlesNamed('scolarite-en-tranches')) {
      for (const [at, name] of dates.entries()) {
        const [date = ''] = name.split(',');
        expect(article, date).toContain(`${date}${printed(payments[at])}`);
      }
    }
    const paid = add(payments.slice(0, 2));
    const guide = await textOf('/docs/inscrire-un-eleve');
    expect(guide).toContain(`${printed(paid)}${printed(of('school.fees.year') - paid)}`);
  });

  test('the average that a guide makes by hand is that of its pupil, from the marks of her class', () => {
    const { rows } = contentOf('guides/bulletins-et-conseil-de-classe').pinned;
    const lines: number[][] = rows.map(({ cells }: { cells: number[] }) => cells);
    const { pupils, subjects } = blockOf('school-grades', 'marks');
    const name = examples['school.pupil.name']?.example;
    const marks = pupils.find((pupil) => pupil.name === name)?.marks ?? [];
    const weights = subjects.map(({ weight }) => weight);
    const points = marks.map((mark, at) => mark * (weights[at] ?? 0));
    expect(lines.slice(0, -1)).toEqual(marks.map((mark, at) => [mark, weights[at], points[at]]));
    expect(lines.at(-1)?.slice(1)).toEqual([add(weights), add(points)]);
    expect((add(points) / add(weights)).toFixed(2)).toBe(of('school.pupil.average').toFixed(2));
  });
});

describe('the shop', () => {
  test('what is missing on its line is a payment less its fees, as a guide says', async () => {
    const [gap, missing, fee] = ['sums.lineGap', 'sums.lineMissing', 'line.fee'].map((name) =>
      of(`shop.${name}`),
    ) as [number, number, number];
    expect(gap / (1 - fee / 100)).toBe(missing);
    const guide = await textOf('/guides/encaisser-le-mobile-money');
    expect(guide).toContain(`${printed(gap)} ÷ 0,99 = ${printed(missing)}`);
  });
});
