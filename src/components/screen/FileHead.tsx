import layout from '#components/ui/layout.module.css';
import { Cluster } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatNumber } from '#i18n/format.ts';
import type { BlockOf } from '#schemas/screen-blocks.ts';
import styles from './FileHead.module.css';

export type FileHeadProps = Omit<BlockOf<'head'>, 'kind' | 'fold'>;

export function FileHead({ title, note, due }: FileHeadProps) {
  return (
    <Cluster className={styles.root}>
      <div>
        <p className={layout.display4}>{title}</p>
        <p className={layout.note}>{unbroken(note)}</p>
      </div>
      <p className={styles.due}>
        {due.label} <b data-counts="">{unbroken(formatNumber(due.value))}</b>
      </p>
    </Cluster>
  );
}
