import type { SchoolGradesData } from '../../../schemas/screens/school-grades.ts';
import styles from './ClassMarks.module.css';
import { average, mean, printMark, rankOf } from './marks.ts';

export type ClassMarksProps = Pick<
  SchoolGradesData,
  'subjects' | 'pupils' | 'others' | 'open' | 'words'
>;

/** The class, best average first; the open pupil's line tells the rank in every subject. */
export function ClassMarks({ subjects, pupils, others, open, words }: ClassMarksProps) {
  const marks = [...pupils.map((pupil) => pupil.marks), ...others];
  const averages = marks.map((line) => average(line, subjects));
  const bySubject = subjects.map((_, index) => marks.map((line) => line[index] ?? 0));
  return (
    <table className={styles.root}>
      <caption className="visually-hidden">{words.caption}</caption>
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
        {pupils.map((pupil) => {
          const own = average(pupil.marks, subjects);
          const isOpen = pupil.name === open;
          return (
            <tr key={pupil.name} data-open={isOpen || undefined}>
              <td>{rankOf(own, averages)}</td>
              <th scope="row">{pupil.name}</th>
              <td>{printMark(own, 2)}</td>
              {subjects.map(({ name, weight }, index) => {
                const mark = pupil.marks[index] ?? 0;
                return (
                  <td
                    key={name}
                    data-label={isOpen ? `${name}, ${words.weight} ${weight}` : undefined}
                  >
                    {printMark(mark)}
                    {isOpen && <small> {rankOf(mark, bySubject[index] ?? [])}e</small>}
                  </td>
                );
              })}
              <td data-label={isOpen ? words.conduct : undefined}>{printMark(pupil.conduct)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">
            {words.class}{' '}
            <small>{`${marks.length} ${words.pupils}, ${pupils.length} ${words.shown}`}</small>
          </th>
          <td>{printMark(mean(averages), 2)}</td>
          {bySubject.map((values, index) => (
            <td key={subjects[index]?.name}>{printMark(mean(values), 2)}</td>
          ))}
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
