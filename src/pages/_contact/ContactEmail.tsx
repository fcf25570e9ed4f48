import paper from '#components/paper.module.css';
import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { anchors } from '#i18n/addresses.ts';
import { productIds } from '#products/registry.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './ContactEmail.module.css';

export interface ContactEmailProps {
  content: PageOf<'contact'>['email'];
  email: { label: string; href: string };
}

const stamp = productIds.at(-1) ?? 'house';

/** An airmail envelope: its border is the house cloth, its stamp another cloth. */
export function ContactEmail({ content, email }: ContactEmailProps) {
  return (
    <section className={styles.root} aria-labelledby={anchors.email}>
      <Cloth name="house" use="panel" />
      <div className={`${paper.paper} ${styles.letter}`}>
        <div className={styles.stamp}>
          <Cloth name={stamp} use="panel" />
        </div>
        <div className={styles.address}>
          <h2 id={anchors.email}>{content.title}</h2>
          <p>
            <a href={email.href}>{email.label}</a>
          </p>
        </div>
        <p className={styles.text}>{content.text}</p>
        <Button href={email.href} tone="outline" icon="mail" wide>
          {content.action}
        </Button>
      </div>
    </section>
  );
}
