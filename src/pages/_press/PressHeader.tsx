import text from '#components/ui/layout.module.css';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Press.module.css';

type Page = PageOf<'press'>;

export type PressHeaderProps = Page['hero'] & {
  contact: Page['contact'];
  email: string;
  href: string;
};

/**
 * The page's title; beside it the e-mail address and how soon we answer, which journalists need
 * first.
 */
export function PressHeader({ contact, email, href, ...hero }: PressHeaderProps) {
  return (
    <PageHeader
      {...hero}
      aside={
        <div className={styles.card}>
          <h2 className={text.label}>{contact.title}</h2>
          <a href={href} aria-label={`${email}, ${contact.subject}`}>
            {email}
          </a>
          <p className={text.quiet}>{contact.delay}</p>
        </div>
      }
    />
  );
}
