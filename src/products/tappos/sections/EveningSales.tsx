import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import type { PosEvening } from '../schemas/pages/features.ts';
import styles from './EveningSales.module.css';

export interface EveningSalesProps extends PosEvening {
  example?: string | undefined;
}

export function EveningSales({ title, note, rows, total, example }: EveningSalesProps) {
  return (
    <div className={styles.root}>
      <p className={layout.display4}>{title}</p>
      <p className={layout.quiet}>{note}</p>
      <ScreenRows rows={rows} total={{ name: total }} />
      <ExampleMark text={example} />
    </div>
  );
}
