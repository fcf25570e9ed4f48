import { printValue } from '#components/screen/print-value.ts';
import type { BrochurePaper } from '#products/parts.ts';
import { sampleWord } from '#queries/content.ts';
import { type Film, rowsOf } from '#schemas/film.ts';

/** The paper that the act of a film leaves: its lines, then what they come to. */
export async function filmPaper(film: Film): Promise<BrochurePaper> {
  const rows = rowsOf(film);
  const results = rows.filter(({ look }) => look === 'result');
  const line = (name: string, value: string | number = '') => ({
    label: name,
    value: printValue(value),
  });
  return {
    title: film.head,
    note: film.title,
    lines: rows
      .filter(({ look }) => look === 'card' || look === 'line')
      .map(({ name, note, value }) => line([name, note].filter(Boolean).join(', '), value)),
    sums: results.flatMap(({ name, value, beside }, at) => [
      { ...line(name, value), ...(at === 0 && { strong: true as const }) },
      ...(beside ? [line(beside.name, beside.value)] : []),
    ]),
    ...(results[0]?.parts && { shares: results[0].parts }),
    example: await sampleWord('drawing', film),
  };
}
