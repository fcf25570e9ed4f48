import parts from '#components/screen/parts.module.css';
import { fill } from '#i18n/format.ts';
import { averageOf, meanOf, printAverage } from '../rules/marks.ts';
import type { SchoolGradesData } from '../schemas/screens/grades.ts';
import styles from './ClassMarks.module.css';
import { PupilMarks } from './PupilMarks.tsx';

export type ClassMarksProps = Pick<
  SchoolGradesData,
  'subjects' | 'pupils' | 'others' | 'open' | 'words'
>;

/**
 * The class, highest average first; the selected pupil's line also has the rank in every subject.
 */
export function ClassMarks({ subjects, pupils, others, open, words }: ClassMarksProps) {
  const marks = [...pupils.map((pupil) => pupil.marks), ...others];
  const weights = subjects.map(({ weight }) => weight);
  const averages = marks.map((line) => averageOf(line, weights));
  const bySubject = subjects.map((_, index) => marks.map((line) => line[index] ?? 0));
  return (
    <table className={`${parts.named} ${styles.root}`}>
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
        {pupils.map((pupil) => (
          <PupilMarks
            key={pupil.name}
            {...{ pupil, subjects, averages, bySubject, words }}
            average={averageOf(pupil.marks, weights)}
            isOpen={pupil.name === open}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">
            {words.class}{' '}
            <small>
              {fill(words.shown, { pupils: `${marks.length}`, shown: `${pupils.length}` })}
            </small>
          </th>
          <td>{printAverage(meanOf(averages))}</td>
          {bySubject.map((values, index) => (
            <td key={subjects[index]?.name}>{printAverage(meanOf(values))}</td>
          ))}
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
