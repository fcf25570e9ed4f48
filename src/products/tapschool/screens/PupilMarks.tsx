import { formatPlace } from '#i18n/format.ts';
import { printAverage, printMark, rankOf } from '../rules/marks.ts';
import type { SchoolGradesData } from '../schemas/screens/grades.ts';

export interface PupilMarksProps extends Pick<SchoolGradesData, 'subjects' | 'words'> {
  pupil: SchoolGradesData['pupils'][number];
  average: number;
  averages: readonly number[];
  /** Marks of the whole class, subject by subject. */
  bySubject: readonly (readonly number[])[];
  isOpen: boolean;
}

/** A pupil's line; when selected, with the rank in every subject. */
export function PupilMarks(props: PupilMarksProps) {
  const { pupil, average, averages, subjects, bySubject, isOpen, words } = props;
  return (
    <tr data-open={isOpen || undefined}>
      <td>{rankOf(average, averages).place}</td>
      <th scope="row">{pupil.name}</th>
      <td>{printAverage(average)}</td>
      {subjects.map(({ name, weight }, index) => {
        const mark = pupil.marks[index] ?? 0;
        return (
          <td key={name} data-label={isOpen ? `${name}, ${words.weight} ${weight}` : undefined}>
            {printMark(mark)}
            {isOpen && (
              <small>
                {' '}
                {formatPlace(rankOf(mark, bySubject[index] ?? []).place, words.gender)}
              </small>
            )}
          </td>
        );
      })}
      <td data-label={isOpen ? words.conduct : undefined}>{printMark(pupil.conduct)}</td>
    </tr>
  );
}
