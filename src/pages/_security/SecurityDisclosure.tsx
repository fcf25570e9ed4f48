import roles from '#components/ui/layout.module.css';
import { Columns, Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Security.module.css';

export type SecurityDisclosureProps = PageOf<'security'>['disclosure'] & {
  email: string;
  href: string;
};

/** Responsible disclosure: the address, then what to write and what to expect. */
export function SecurityDisclosure(props: SecurityDisclosureProps) {
  const { title, text, steps, subject, email, href } = props;
  return (
    <Columns split="wideFirst" className={styles.disclosure}>
      <Stack gap={3}>
        <h2 id={anchors.disclosure}>{title}</h2>
        <p className={roles.quiet}>{text}</p>
        <a href={href} aria-label={`${email}, ${subject}`}>
          {email}
        </a>
      </Stack>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Columns>
  );
}
