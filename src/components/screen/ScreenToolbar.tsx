import layout from '#components/ui/layout.module.css';
import type { Drawn } from '#schemas/screen-blocks.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ScreenToolbar.module.css';

/** A drawing of the search box and filters over a list: text, not controls. */
export function ScreenToolbar({ search, filters }: Drawn<'toolbar'>) {
  return (
    <div className={`${layout.cluster} ${layout.gap2} ${styles.root}`}>
      {search && (
        <span className={styles.search} aria-hidden="true" data-rest="">
          <Icon name="search" size={16} />
          {search}
        </span>
      )}
      <ul className={`${layout.cluster} ${layout.gap2} ${styles.filters}`}>
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
