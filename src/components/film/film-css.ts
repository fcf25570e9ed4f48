import { secondsOf } from '#lib/figures.ts';
import { type Film, rowsOf } from '#schemas/film.ts';

/** How many of the announced seconds pass in a second of the film. */
export const FILM_SPEED = 3;

/**
 * These rules need later parts of the page, so they come with the sheet of those parts
 * (`integrations/page-styles.ts`) and do not weigh on the first screen, which is still until then.
 */
const MOVING = '[data-film]:has(~[data-styles-apart])';

/** The visitor's choice: the row where the film continues, and the last row of a still frame. */
interface Choice {
  readonly from: number;
  readonly shown: number;
  /** When the first row comes: a chapter shows its own at once. */
  readonly late: string;
}

/**
 * The times of a film as a style sheet: `Film.module.css` does the rest. An animation starts again
 * only under another name, so each choice has its own names.
 */
export function filmCss(film: Film): string {
  const { chapters } = film;
  const rows = rowsOf(film).length;
  const seconds = secondsOf(film.figure);
  const timer = (time: number) => `${Number((time / FILM_SPEED).toFixed(3))}s`;
  const jumps = chapters.map(({ rows: own }, index): Choice => {
    const from = rowsOf({ chapters: chapters.slice(0, index) }).length;
    return { from, shown: from + own.length, late: '-.3s' };
  });
  const whole = { from: 0, shown: rows, late: '.5s' };
  // Nothing chosen: the result is shown first. Then each chapter, then twice from the start: one of
  // the two is always free.
  const choices = [{ ...whole, late: '1.7s' }, ...jumps, whole, whole];
  const times = choices.map(({ from, shown, late }, at) => {
    const chosen = at === 0 ? '' : `:has([value="${at}"]:checked)`;
    const names = Object.keys(MOTIONS).map((name) => `--${name}:${name}${at}`);
    return `${MOVING}${chosen}{--from:${from};--late:${late};--shown:${shown};${names.join(';')}}`;
  });
  const frames = choices.flatMap((_, at) =>
    Object.entries(MOTIONS).map(([name, moves]) => `@keyframes ${name}${at}{${moves}}`),
  );
  const nth = (of: string, at: number) => `${MOVING} ${of}:nth-of-type(${at + 1})`;
  return [
    `${MOVING}{--beat:${timer(seconds / rows)};--long:${timer(seconds)}}`,
    `[data-seconds]{--seconds:${seconds};--rows:${rows}}`,
    `${MOVING}{--first:first 1.2s var(--state,running)}${MOVING}:has([value]:checked){--first:none}`,
    '@keyframes first{from,80%{opacity:1}}',
    ...times,
    ...Array.from({ length: rows }, (_, row) => `${nth('li', row)}{--n:${row}}`),
    ...jumps.map(({ from }, at) => `${nth('>div>label', at)}{--n:${from}}`),
    ...frames,
  ].join('');
}

/** What appears, the finger that presses, what leaves at the end, what comes from a side or goes up. */
const MOTIONS = {
  appear: 'from{opacity:var(--pale,0)}to{opacity:1}',
  press:
    '0%,to{opacity:0;transform:scale(1.6)}9%,20%,60%{opacity:1;transform:none}14%{transform:scale(.8)}',
  leave: 'to{transform:scale(0)}',
  slide: 'from{transform:translateX(var(--from-side,0))}to{transform:translateY(var(--up,0))}',
} as const;
