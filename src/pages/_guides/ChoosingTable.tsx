import { Fragment } from 'react';
import { PressButton } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Panel } from '#components/ui/layout.tsx';
import type { QuestionGroup } from '#schemas/guide.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './ChoosingTable.module.css';
import box from './GuideArticle.module.css';
import { partId, SheetScore } from './SheetScore.tsx';

export interface ChoosingTableProps {
  words: PageOf<'guides'>['guide'];
  /** The trade's questions, then those for every trade. */
  groups: readonly QuestionGroup[];
  /** How many questions there are. */
  lines: number;
  ours?: { label: string; href: string } | undefined;
}

const vendorId = (vendor: string) => `vendor-${vendor}`;

export function ChoosingTable({ words, groups, lines, ours }: ChoosingTableProps) {
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
      <div className={styles.deck} data-back={words.back} data-next={words.next}>
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
            <QuestionRows {...group} vendors={vendors} group={at} lines={lines} />
          </table>
        ))}
        <Panel as="section" tone="tint" gap={3} className={styles.result} data-screen-only="">
          <b className={layout.display2}>{words.result}</b>
          <SheetScore said={words.score} lines={lines} columns={vendors} />
          <Cluster gap={5}>
            <PressButton data-print="" data-needs-script="">
              {words.print}
            </PressButton>{' '}
            {ours && (
              <a className={layout.action} href={ours.href}>
                {ours.label}
              </a>
            )}
          </Cluster>
        </Panel>
      </div>
    </>
  );
}

interface QuestionRowsProps extends Pick<QuestionGroup, 'questions'> {
  vendors: readonly string[];
  group: number;
  lines: number;
}

function QuestionRows({ questions, vendors, group, lines }: QuestionRowsProps) {
  return (
    <tbody>
      {questions.map(({ ask, see }, at) => {
        const id = `question-${group}-${at + 1}`;
        return (
          <tr key={ask} id={at === 0 ? partId(group) : undefined} data-of={lines}>
            <th scope="row">
              <span id={id}>{ask}</span> {see && <small>{see}</small>}
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
