import { beforeAll, describe, expect, test } from 'vitest';
import { readExamples } from '#loading/examples-file.ts';
import { documentOf, plain } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';

/** Recomputes the drawn screens of TapSchool from what they print. */
const examples = readExamples();
const of = (path: string) => {
  const { example } = examples[path] ?? {};
  if (example === undefined) throw new Error(`${path} n’existe pas`);
  return example;
};
const inClass = Number(of('school.classes.second.pupils'));
const grades = contentOf('screens/school-grades');
let page: Document;
beforeAll(async () => {
  page = await documentOf('/tapschool/ecrans');
});

const inScreen = (id: string, selector: string) => [
  ...page.querySelectorAll(`[data-screen="${id}"] ${selector}`),
];
const textsIn = (id: string, selector: string) =>
  inScreen(id, selector).map(({ textContent }) => plain(textContent));
/** The part of a screen that follows a title. */
const after = (id: string, title: string) => {
  const found = inScreen(id, 'p').find(({ textContent }) => plain(textContent) === title);
  if (!found?.parentElement) throw new Error(`« ${title} » manque`);
  return found.parentElement;
};
/** The texts of the elements in `root`, one by one. */
const pieces = (root: Element | null): string[] =>
  [...(root?.childNodes ?? [])].flatMap((node) =>
    node.nodeType === 1 ? pieces(node as Element) : [plain(node.textContent)],
  );
const francsIn = (root: Element | null) =>
  pieces(root).flatMap((text) => {
    const amount = /(\d[\d ]*) F$/.exec(text)?.[1];
    return amount ? [Number(amount.replaceAll(' ', ''))] : [];
  });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const number = (text: string | undefined) => Number(text?.replace(',', '.'));

describe('the file of a pupil', () => {
  /** The amount of each line; what is left of it may follow. */
  const lines = (title: string) =>
    [...after('eleves', title).querySelectorAll('li')].flatMap((line) => francsIn(line)[0] ?? []);
  const total = (title: string) => francsIn(after('eleves', title).querySelector('p:last-child'));

  const { title: year } = contentOf('screens/school-students').fees;

  test('the enrolment and equal instalments make the year', () => {
    const [enrolment, ...instalments] = lines(year);
    expect(enrolment).toBe(of('school.fees.enrolment'));
    expect(new Set(instalments)).toEqual(new Set([of('school.fees.instalment')]));
    expect(total(year)).toEqual([sum(lines(year))]);
    expect(total(year)).toEqual([of('school.fees.year')]);
  });

  test('what is left is the year less the payments', () => {
    const paid = sum(lines('Versements'));
    expect(total('Versements')).toEqual([paid, sum(lines(year)) - paid]);
  });
});

describe('the marks of a class', () => {
  const weights = () =>
    textsIn('notes', 'thead th').flatMap((head) => {
      const weight = /coef\. (\d)/.exec(head)?.[1];
      return weight ? [Number(weight)] : [];
    });
  /** Rank, name, average, marks, conduct. A small rank may follow a mark. */
  const rows = () =>
    inScreen('notes', 'tbody tr').map((row) =>
      [...row.children].map((cell) => plain(cell.firstChild?.textContent)),
    );

  test('every average follows from the marks and the coefficients', () => {
    expect(rows()).toHaveLength(grades.pupils.length);
    for (const [, name, average, ...cells] of rows()) {
      const points = sum(weights().map((weight, index) => weight * number(cells[index])));
      expect(average, name).toBe((points / sum(weights())).toFixed(2).replace('.', ','));
    }
  });

  test('the pupil whose file is open has the same rank, average and conduct in it', () => {
    const row = rows().find(([, name]) => name === of('school.pupil.name'));
    expect(number(row?.[2])).toBe(of('school.pupil.average'));
    const file = textsIn('eleves', 'dl div');
    expect(file).toContain(`Premier trimestre${row?.[2]}/20 ${row?.[0]}e sur ${inClass}`);
    expect(file.some((line) => line.startsWith(`Conduite${row?.at(-1)}/20`))).toBe(true);
  });

  test('the whole class stands in the chart', () => {
    const bars = textsIn('notes', 'ul[aria-labelledby] strong').map(Number);
    expect(sum(bars)).toBe(inClass);
    expect(textsIn('notes', 'tfoot th')[0]).toContain(`${inClass} élèves`);
  });

  test('the report card that visitors try has the same class', () => {
    const { card } = contentOf('demos/report-card');
    const { open, pupils, others, subjects } = grades;
    type Pupil = { name: string; marks: number[] };
    const mates = pupils.filter(({ name }: Pupil) => name !== open);
    const own = pupils.find(({ name }: Pupil) => name === open);
    expect(card.subjects.map(({ mark }: { mark: number }) => mark)).toEqual(own.marks);
    expect(card.subjects.map(({ coefficient }: { coefficient: number }) => coefficient)).toEqual(
      subjects.map(({ weight }: { weight: number }) => weight),
    );
    expect(card.conduct.mark).toBe(own.conduct);
    const marksOnly = card.classmates.map((line: number[]) => line.slice(0, -1));
    expect(marksOnly).toEqual([...mates.map(({ marks }: Pupil) => marks), ...others]);
  });
});
