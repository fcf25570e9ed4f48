import type { KeyboardEvent } from 'react';
import { PressButton } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster } from '#components/ui/layout.tsx';
import { sumOf } from '#lib/sum.ts';
import { printAverage } from '../rules/marks.ts';
import { MarkRow } from './MarkRow.tsx';
import styles from './MarkTable.module.css';
import type { ReportPartProps } from './report.ts';

const STEPS: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the vertical arrows move along the column, as in a spreadsheet. */
function moveInColumn(event: KeyboardEvent<HTMLElement>) {
  const field = event.target;
  const step = STEPS[event.key];
  if (!step || !(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  const place = (field.closest('td')?.cellIndex ?? 0) + 1;
  const column = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(
      `td:nth-child(${place}) input:enabled`,
    ),
  ];
  column[column.indexOf(field) + step]?.focus();
}

export function MarkTable({ card, report, result, dispatch }: ReportPartProps) {
  const { words } = card;
  const { points, coefficients, places } = result;

  return (
    <div className={styles.root}>
      <Cluster as="p" className={styles.top}>
        <span>{card.school}</span> <span>{card.period}</span>
      </Cluster>
      <h3>{card.pupil}</h3>
      <p>{card.details}</p>
      <p className={`${layout.callout} ${layout.apart}`} data-needs-script="">
        {words.hint}
      </p>
      <table onKeyDown={moveInColumn}>
        <thead>
          <tr>
            <th scope="col">{words.subject}</th>
            <th scope="col">{words.mark}</th>
            <th scope="col">{words.coefficient}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.rank}</th>
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row, index) => (
            <MarkRow
              key={row.name}
              id={`mark-${index}`}
              row={row}
              words={words}
              points={coefficients[index] ? points[index] : undefined}
              rank={places[index]}
              onWrite={(column, text) => dispatch({ type: 'write', row: index, column, text })}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td />
            <td>{sumOf(coefficients, Number)}</td>
            <td>{printAverage(sumOf(points, Number))}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <Cluster className={styles.actions} data-needs-script="">
        <PressButton
          data-size="small"
          aria-pressed={report.conductCounts}
          onClick={() => dispatch({ type: 'toggle-conduct' })}
        >
          {words.counted}
        </PressButton>{' '}
        <PressButton data-size="small" onClick={() => dispatch({ type: 'restart', card })}>
          {words.restart}
        </PressButton>
      </Cluster>
    </div>
  );
}
