import { Fragment } from 'react';
import { Cluster } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { anchorPrefixes } from '#i18n/addresses.ts';
import styles from './GuideArticle.module.css';

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
        <Fragment key={name}>
          <b>
            <small>{name}</small> <span />
          </b>{' '}
        </Fragment>
      ))}
      {unbroken(said.replace('#', `${lines}`))}
    </Cluster>
  );
}
