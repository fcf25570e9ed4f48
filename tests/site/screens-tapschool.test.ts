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
const timetable = contentOf('screens/school-timetable');
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

  test('an instalment is settled when the payments reach it', () => {
    const paid = sum(lines('Versements'));
    let reached = 0;
    for (const line of after('eleves', year).querySelectorAll('li')) {
      reached += francsIn(line)[0] ?? 0;
      expect(plain(line.textContent).endsWith('Réglée'), plain(line.textContent)).toBe(
        reached <= paid,
      );
    }
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

  test('the ranks go from the best average down', () => {
    const averages = rows().map(([, , average]) => number(average));
    expect(averages).toEqual(averages.toSorted((a, b) => b - a));
    // Equal averages share a rank.
    const ranks = averages.map((average) => 1 + averages.filter((other) => other > average).length);
    expect(rows().map(([rank]) => Number.parseInt(rank ?? '', 10))).toEqual(ranks);
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

describe('the timetable', () => {
  /** Every lesson of a printed week: day, hour, its text in bold, and the text below. */
  const week = (title: string) =>
    [...after('emploi-du-temps', title).querySelectorAll('ol')].flatMap((list, day) =>
      [...list.querySelectorAll('li')].map((lesson) => {
        const [hour, bold, detail] = [...lesson.children].map(({ textContent }) =>
          plain(textContent),
        );
        return { day, hour, bold, detail, hours: Number(lesson.dataset.hours) };
      }),
    );
  const { class: group, teacher } = timetable;
  const ofClass = () => week(timetable.words.week);
  const teacherTitle = () => {
    const titles = textsIn('emploi-du-temps', 'p').filter((text) => text.startsWith('La semaine'));
    return titles[1] ?? '';
  };

  test('no teacher, room or class is taken twice at the same hour', () => {
    const hours = [...page.querySelectorAll('[data-screen="emploi-du-temps"] [aria-hidden] span')]
      .map(({ textContent }) => plain(textContent))
      .filter((text) => /\d ?h/.test(text))
      .slice(0, 6);
    const lessons = [
      ...ofClass().map(({ detail = '', ...lesson }) => {
        const [who, room] = detail.split(', ');
        return { ...lesson, bold: group, who, room };
      }),
      ...week(teacherTitle())
        .filter(({ bold }) => bold !== group)
        .map(({ detail, ...lesson }) => ({ ...lesson, who: teacher, room: detail })),
    ];
    expect(lessons).toHaveLength(timetable.lessons.length);
    const taken = lessons.flatMap(({ day, hour, hours: lasts, bold, who, room }) => {
      const first = hours.indexOf(hour ?? '');
      expect(first, hour).toBeGreaterThanOrEqual(0);
      return Array.from({ length: lasts }, (_, index) => `${day} ${first + index}`).flatMap(
        (when) => [bold, who, room].map((what) => `${when} ${what}`),
      );
    });
    expect(new Set(taken).size).toBe(taken.length);
  });

  test('the teacher’s week holds the lessons of the class, and their hours add up', () => {
    const own = week(teacherTitle());
    const shared = ofClass().filter(({ detail }) => detail?.startsWith(teacher));
    for (const { day, hour, detail } of shared) {
      const room = detail?.split(', ')[1];
      expect(own).toContainEqual(expect.objectContaining({ day, hour, bold: group, detail: room }));
    }
    expect(teacherTitle()).toBe(
      `La semaine de ${teacher}, ${sum(own.map(({ hours }) => hours))} heures de cours`,
    );
  });

  test('the roll-call counts the whole class', () => {
    const counts = textsIn('emploi-du-temps', 'dl dd').map(Number);
    const [present = 0, absent = 0, late] = counts;
    expect(present + absent).toBe(inClass);
    const states = textsIn('emploi-du-temps', 'ul li');
    expect(states.filter((text) => text.endsWith('Parents prévenus'))).toHaveLength(absent);
    expect(states.filter((text) => text.endsWith('Retard'))).toHaveLength(late ?? 0);
  });
});
