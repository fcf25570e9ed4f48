import text from '#components/ui/layout.module.css';
import { Cluster } from '#components/ui/layout.tsx';
import { Unbroken } from '#components/ui/Unbroken.tsx';
import { formatNumber } from '#i18n/format.ts';
import type { BlockOf } from '#schemas/screen-blocks.ts';
import styles from './FileHead.module.css';

export type FileHeadProps = Omit<BlockOf<'head'>, 'kind' | 'fold'>;

/** Whose file is open, and what this customer owes. */
export function FileHead({ title, note, due }: FileHeadProps) {
  return (
    <Cluster className={styles.root}>
      <div>
        <p className={text.display4}>{title}</p>
        <p className={text.note}>
          <Unbroken>{note}</Unbroken>
        </p>
      </div>
      <p className={styles.due}>
        {due.label}{' '}
        <b data-counts="">
          <Unbroken>{formatNumber(due.value)}</Unbroken>
        </b>
      </p>
    </Cluster>
  );
}
