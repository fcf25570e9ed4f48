import { Cluster } from '#components/ui/layout.tsx';
import type { Drawn } from '#schemas/screen-blocks.ts';
import styles from './ChipList.module.css';
import parts from './parts.module.css';

export function ChipList({ title, items }: Drawn<'chips'>) {
  return (
    <div>
      <p className={parts.title}>{title}</p>
      <Cluster as="ul" gap={2} className={styles.root}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Cluster>
    </div>
  );
}
