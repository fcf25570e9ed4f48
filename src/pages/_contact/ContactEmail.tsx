import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import text from '#components/ui/layout.module.css';
import { anchors } from '#i18n/addresses.ts';
import { productIds } from '#products/registry.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Contact.module.css';

export interface ContactEmailProps {
  content: PageOf<'contact'>['email'];
  email: { label: string; href: string };
}

const stamp = productIds.at(-1) ?? 'house';

/** An airmail envelope: its stamp is a cloth. */
export function ContactEmail({ content, email }: ContactEmailProps) {
  return (
    <section className={styles.envelope} aria-labelledby={anchors.email}>
      <div className={styles.letter} data-paper="">
        <div className={styles.stamp}>
          <Cloth name={stamp} use="panel" />
        </div>
        <div className={styles.address}>
          <h2 className={text.label} id={anchors.email}>
            {content.title}
          </h2>
          <p>
            <a href={email.href}>{email.label}</a>
          </p>
        </div>
        <p className={text.quiet}>{content.text}</p>
        <Button href={email.href} tone="outline" icon="mail" wide>
          {content.action}
        </Button>
      </div>
    </section>
  );
}
