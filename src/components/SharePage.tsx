import type { Navigation } from '#schemas/navigation.ts';
import styles from './SharePage.module.css';
import layout from './ui/layout.module.css';

export interface SharePageProps {
  words: Navigation['share'];
  href: string;
}

/** At the end of the closing call: sends the page by WhatsApp; on a computer, shows its QR code. */
export function SharePage({ words, href }: SharePageProps) {
  return (
    <div className={`${layout.cluster} ${styles.root}`}>
      <span>{words.title}</span>{' '}
      <a href={href} rel="noopener">
        {words.whatsapp}
      </a>{' '}
      <details>
        <summary>{words.qr}</summary>
        <div role="img" aria-label={words.scan} data-qr />
      </details>
    </div>
  );
}
