import { Icon } from '#components/ui/Icon.tsx';
import roles from '#components/ui/layout.module.css';
import { Columns, Stack } from '#components/ui/layout.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Careers.module.css';

export type CareersCvProps = PageOf<'careers'>['cv'] & { href: string };

/** For those whose job is not listed: one line, and a large link to send a CV. */
export function CareersCv({ question, text, action, href }: CareersCvProps) {
  return (
    <Columns split="narrowFirst" className={styles.cv}>
      <Stack gap={3}>
        <h2 className={roles.display3}>{question}</h2>
        <p className={roles.quiet}>{text}</p>
      </Stack>
      <a href={href}>
        <span>{action}</span>
        <Icon name="arrow" size={44} />
      </a>
    </Columns>
  );
}
