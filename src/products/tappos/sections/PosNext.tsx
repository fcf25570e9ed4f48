import { Icon } from '#components/ui/Icon.tsx';
import { productPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './PosNext.module.css';

export type PosNextProps = PageOf<'tappos-overview'>['next'];

/** What else there is to see of the product, as a line across the page; its price is said above. */
export function PosNext({ title, features }: PosNextProps) {
  return (
    <div className={styles.root}>
      <h2 id="suite" className="visually-hidden">
        {title}
      </h2>
      <a href={productPath('tappos', 'features')}>
        <strong>{features.label}</strong>
        <span>{features.note}</span>
        <Icon name="arrow" size={26} />
      </a>
    </div>
  );
}
