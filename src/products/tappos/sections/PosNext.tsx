import { Icon } from '#components/ui/Icon.tsx';
import { productPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './PosNext.module.css';

export type PosNextProps = PageOf<'tappos-overview'>['next'];

/** The two other pages of the product, as two lines across the page. */
export function PosNext({ title, features, pricing }: PosNextProps) {
  return (
    <div className={styles.root}>
      <h2 id="suite" className="visually-hidden">
        {title}
      </h2>
      {[
        { ...features, href: productPath('tappos', 'features') },
        { ...pricing, href: productPath('tappos', 'pricing') },
      ].map(({ href, label, note }) => (
        <a key={href} href={href}>
          <strong>{label}</strong>
          <span>{note}</span>
          <Icon name="arrow" size={26} />
        </a>
      ))}
    </div>
  );
}
