import { formatDecimal } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import { Comma } from '../Comma.tsx';
import styles from './ClassMarks.module.css';
import parts from './parts.module.css';
import table from './ScreenTable.module.css';

export function ClassMarks({ caption, words, subjects, pupils, class: whole }: Drawn<'marks'>) {
  const weights = sumOf(subjects, ({ weight }) => weight);
  const averageOf = (marks: readonly number[]) =>
    sumOf(
      subjects.map(({ weight }, at) => weight * (marks[at] ?? 0)),
      Number,
    ) / weights;
  return (
    <table className={`${parts.named} ${table.root} ${styles.root}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rank}</th>
          <th scope="col">{words.pupil}</th>
          <th scope="col">{words.average}</th>
          {subjects.map(({ name, weight }) => (
            <th key={name} scope="col">
              {name}{' '}
              <small>
                {words.weight} {weight}
              </small>
            </th>
          ))}
          <th scope="col">
            {words.conduct} <small>{words.apart}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {pupils.map(({ name, marks, places, conduct }, at) => (
          <tr key={name} data-open={places ? true : undefined}>
            <td>{at + 1}</td>
            <th scope="row">{name}</th>
            <td>{formatDecimal(averageOf(marks), 2)}</td>
            {subjects.map((subject, index) => (
              <td
                key={subject.name}
                data-label={places && `${subject.name}, ${words.weight} ${subject.weight}`}
              >
                {formatDecimal(marks[index] ?? 0)}
                {places && (
                  <small>
                    <Comma /> {places[index]}
                  </small>
                )}
              </td>
            ))}
            <td data-label={places && words.conduct}>{formatDecimal(conduct)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">
            {whole.name} <small>{whole.note}</small>
          </th>
          <td>{whole.average}</td>
          {whole.marks.map((average, at) => (
            <td key={subjects[at]?.name}>{average}</td>
          ))}
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
