import { Icon } from '#components/ui/Icon.tsx';
import { productPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './PosNext.module.css';

export type PosNextProps = PageOf<'tappos-overview'>['next'];

/** Links to the product's other pages, in a row across the page. */
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
