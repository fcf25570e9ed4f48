import { Cluster, Stack } from '#components/ui/layout.tsx';
import { anchorPrefixes } from '#i18n/addresses.ts';
import styles from './GuideArticle.module.css';

/** The anchor of a part of the sheet, by its place. */
export const partId = (at: number) => `${anchorPrefixes.part}-${at + 1}`;

export interface SheetScoreProps {
  said: string;
  lines: number;
  columns?: readonly string[];
}

/** How many boxes are ticked, in large figures, without a script. */
export function SheetScore({ said, lines, columns = [''] }: SheetScoreProps) {
  return (
    <Cluster as="p" className={styles.live} data-screen-only="">
      {columns.map((name) => (
        <b key={name}>
          <small>{name}</small> <span />
        </b>
      ))}{' '}
      {said.replace('#', `${lines}`)}
    </Cluster>
  );
}

export interface ScoreExampleProps extends Required<SheetScoreProps> {
  /** The counts of a filled sheet, and the word for it. */
  example: { counts: readonly number[]; word: string };
}

/** What a filled sheet comes to: a bar for each column. */
export function ScoreExample({ said, lines, columns, example }: ScoreExampleProps) {
  return (
    <Stack gap={1} className={styles.score} data-screen-only="">
      <small>{example.word}</small>
      {columns.map((name, at) => (
        <b key={name}>
          {name}{' '}
          <svg viewBox={`0 0 ${lines} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={example.counts[at]} height="1" />
          </svg>{' '}
          {example.counts[at]}
        </b>
      ))}
      <small>{said.replace('#', `${lines}`)}</small>
    </Stack>
  );
}
