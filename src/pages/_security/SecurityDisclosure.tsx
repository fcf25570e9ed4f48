import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './SecurityDisclosure.module.css';

export type SecurityDisclosureProps = PageOf<'security'>['disclosure'] & {
  email: string;
  href: string;
};

/** Responsible disclosure: the address, then what to write and what to expect. */
export function SecurityDisclosure(props: SecurityDisclosureProps) {
  const { title, text, steps, subject, email, href } = props;
  return (
    <div className={styles.root}>
      <div>
        <h2 id={anchors.disclosure}>{title}</h2>
        <p>{text}</p>
        <a href={href} aria-label={`${email}, ${subject}`}>
          {email}
        </a>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
