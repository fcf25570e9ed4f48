import { Button } from '#components/ui/Button.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './PartnersStart.module.css';

export type PartnersStartProps = PageOf<'partners'>['start'] & { href: string };

/** How to begin, on one line. */
export function PartnersStart({ title, text, action, href }: PartnersStartProps) {
  return (
    <div className={styles.root}>
      <h2 id={anchors.partnerStart}>{title}</h2>
      <p>{text}</p>
      <Button href={href} tone="strong" icon="arrow">
        {action}
      </Button>
    </div>
  );
}
