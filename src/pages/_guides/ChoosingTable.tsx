import text from '#components/ui/layout.module.css';
import type { QuestionGroup } from '#schemas/guide.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './ChoosingTable.module.css';
import box from './GuideArticle.module.css';
import { partId } from './SheetScore.tsx';

export interface ChoosingTableProps {
  words: PageOf<'guides'>['guide'];
  /** The trade's questions, then those for every trade. */
  groups: readonly QuestionGroup[];
}

const vendorId = (vendor: string) => `vendor-${vendor}`;

/** Questions to ask three vendors, with a line for their names and a box for each answer. */
export function ChoosingTable({ words, groups }: ChoosingTableProps) {
  const { names, vendors, question, how } = words;
  return (
    <>
      <fieldset className={styles.names}>
        <legend>{names}</legend>
        {vendors.map((vendor) => (
          <label key={vendor}>
            <b className={text.display4} id={vendorId(vendor)}>
              {vendor}
            </b>
            <input type="text" />
          </label>
        ))}
      </fieldset>
      <p className={`${text.quiet} ${text.apart}`}>{how}</p>
      {groups.map((group, at) => (
        <table key={group.title} className={styles.group} data-of={group.questions.length}>
          <caption>
            <h2 id={partId(at)}>{group.title}</h2>
          </caption>
          <thead>
            <tr>
              <th scope="col">{question}</th>
              {vendors.map((vendor) => (
                <th key={vendor} scope="col">
                  {vendor}
                </th>
              ))}
            </tr>
          </thead>
          <QuestionRows questions={group.questions} vendors={vendors} group={at + 1} />
        </table>
      ))}
    </>
  );
}

interface QuestionRowsProps extends Pick<QuestionGroup, 'questions'> {
  vendors: readonly string[];
  group: number;
}

function QuestionRows({ questions, vendors, group }: QuestionRowsProps) {
  return (
    <tbody>
      {questions.map(({ ask, see }, at) => {
        const id = `question-${group}-${at + 1}`;
        return (
          <tr key={ask}>
            <th scope="row">
              <span id={id}>{ask}</span>
              {see && <small>{see}</small>}
            </th>
            {vendors.map((vendor) => (
              <td key={vendor}>
                <input
                  className={box.box}
                  type="checkbox"
                  data-vendor={vendor}
                  aria-labelledby={`${vendorId(vendor)} ${id}`}
                />
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}
