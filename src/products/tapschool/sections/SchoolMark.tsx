import { HeroTry, type HeroTryProps } from '#components/HeroTry.tsx';
import { Pair } from '#components/ui/Pair.tsx';
import { formatPlace } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { changeReport, resultOf, startReport } from '../demo/report.ts';
import { printAmong } from '../demo/report-text.ts';
import { printAverage, printMark } from '../rules/marks.ts';
import type { ReportCardData } from '../schemas/demo.ts';
import styles from './SchoolMark.module.css';

export interface SchoolMarkProps extends Pick<HeroTryProps, 'example' | 'more'> {
  words: PageOf<'tapschool-overview'>['hero']['mark'];
  card: ReportCardData;
}

/**
 * One mark of the demonstration's report card, and what changes with it.
 * @throws Error if the report card lacks the subject, or its mark is not offered
 */
export function SchoolMark({ words, card, example, more }: SchoolMarkProps) {
  const row = card.subjects.findIndex(({ name }) => name === words.subject);
  const subject = card.subjects[row];
  const first = words.marks.indexOf(subject?.mark ?? -1);
  if (!subject || first < 0)
    throw new Error(
      `pages/tapschool-overview.yaml, hero.mark : parmi les notes de « ${words.subject} », il manque celle du bulletin (demos/report-card.yaml)`,
    );
  const reports = words.marks.map((mark) => {
    const text = printMark(mark);
    const report = startReport(card);
    const written = changeReport(report, { type: 'write', row, column: 'mark', text });
    return { text, ...resultOf(written, card) };
  });
  const pupils = card.classmates.length + 1;
  return (
    <HeroTry
      head={
        <div className={styles.head}>
          <p>
            <strong>{card.pupil}</strong>
            {card.details}
          </p>
          <p>{card.period}</p>
        </div>
      }
      legend={`${subject.name}, ${card.words.coefficient.toLowerCase()} ${subject.coefficient}`}
      first={first}
      cases={reports.map(({ text, average, rank, mention }) => ({
        label: text,
        shown: (
          <>
            <dl className={styles.result}>
              <div>
                <dt>{card.words.average}</dt>
                <dd>
                  <strong>{printAverage(average)}</strong>
                  <small>/20</small>
                </dd>
              </div>
              <div>
                <dt>{card.words.rank}</dt>
                <dd>
                  <strong>{formatPlace(rank.place, card.words.gender)}</strong>
                  <small> {printAmong(rank, pupils, card.words)}</small>
                </dd>
              </div>
              <Pair label={card.words.mention} value={mention.label} />
            </dl>
            <p className={styles.sms}>
              <small>{words.sms.label}</small>
              {words.sms.text.replace('#', () => text)}
            </p>
          </>
        ),
      }))}
      example={example}
      more={more}
    />
  );
}
