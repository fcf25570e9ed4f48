import { Icon } from '#components/ui/Icon.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './CareersCv.module.css';

export type CareersCvProps = PageOf<'careers'>['cv'] & { href: string };

/** For those whose job is not listed: one line, and a large link to send a CV. */
export function CareersCv({ question, text, action, href }: CareersCvProps) {
  return (
    <div className={styles.root}>
      <div>
        <h2>{question}</h2>
        <p>{text}</p>
      </div>
      <a href={href}>
        <span>{action}</span>
        <Icon name="arrow" size={44} />
      </a>
    </div>
  );
}
