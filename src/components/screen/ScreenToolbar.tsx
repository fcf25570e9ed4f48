import { Icon } from '../ui/Icon.tsx';
import styles from './ScreenToolbar.module.css';

export interface ScreenToolbarProps {
  /** In the drawn search box; said to nobody, since it cannot be used. */
  search?: string;
  /** The first is on. */
  filters: readonly { label: string; count?: number }[];
}

/** The search box and filters over a list, drawn: text, not controls. */
export function ScreenToolbar({ search, filters }: ScreenToolbarProps) {
  return (
    <div className={styles.root}>
      {search && (
        <span className={styles.search} aria-hidden="true">
          <Icon name="search" size={16} />
          {search}
        </span>
      )}
      <ul className={styles.filters}>
        {filters.map(({ label, count }) => (
          <li key={label}>
            {label}
            {count !== undefined && <b>{` ${count}`}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
