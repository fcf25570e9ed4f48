import { Fragment } from 'react';
import layout from '#components/ui/layout.module.css';
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

export function ChoosingTable({ words, groups }: ChoosingTableProps) {
  const { names, vendors, question, how } = words;
  return (
    <>
      <fieldset className={`${layout.fit} ${styles.names}`}>
        <legend>
          <b>{names}</b>
        </legend>{' '}
        {vendors.map((vendor) => (
          <Fragment key={vendor}>
            <label>
              <b className={layout.display4} id={vendorId(vendor)}>
                {vendor}
              </b>{' '}
              <input type="text" />
            </label>{' '}
          </Fragment>
        ))}
        <p className={layout.quiet}>{how}</p>
      </fieldset>
      <div className={styles.groups}>
        {groups.map((group, at) => (
          <table key={group.title} className={styles.group} data-of={group.questions.length}>
            <caption>
              <h2 className={layout.display3}>{group.title}</h2>
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
            <QuestionRows {...group} vendors={vendors} group={at} />
          </table>
        ))}
      </div>
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
          <tr key={ask} id={at === 0 ? partId(group) : undefined}>
            <th scope="row">
              <span id={id}>{ask}</span> {see && <small>{see}</small>}
            </th>
            {vendors.map((vendor) => (
              <td key={vendor}>
                <input
                  className={box.box}
                  type="checkbox"
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
