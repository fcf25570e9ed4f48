import type { Navigation } from '#schemas/navigation.ts';
import styles from './SharePage.module.css';
import layout from './ui/layout.module.css';

export interface SharePageProps {
  words: Navigation['share'];
  href: string;
}

/** At the end of the closing call: sends the page by WhatsApp. */
export function SharePage({ words, href }: SharePageProps) {
  return (
    <div className={`${layout.cluster} ${styles.root}`}>
      <span>{words.title}</span> <a href={href}>{words.whatsapp}</a>
    </div>
  );
}
