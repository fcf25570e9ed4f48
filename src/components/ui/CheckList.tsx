import styles from './CheckList.module.css';
import { Icon } from './Icon.tsx';
import { Rows } from './layout.tsx';
import { unbroken } from './unbroken.ts';

export interface CheckListProps {
  items: readonly string[];
  /** What is not included, shown as clearly as what is. */
  limitations?: readonly string[];
}

export function CheckList({ items, limitations = [] }: CheckListProps) {
  return (
    <Rows gap={2} className={styles.root}>
      {limitations.map((item) => (
        <li key={item} data-limit="">
          <Icon name="dash" size={18} />
          <span>{unbroken(item)}</span>
        </li>
      ))}
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={18} />
          <span>{unbroken(item)}</span>
        </li>
      ))}
    </Rows>
  );
}
