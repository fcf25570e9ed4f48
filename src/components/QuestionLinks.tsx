import styles from './QuestionLinks.module.css';
import { Icon } from './ui/Icon.tsx';

export interface QuestionLinksProps {
  /** Each link opens WhatsApp with the question already written. */
  links: readonly { text: string; href: string }[];
}

/** Questions that the site cannot answer, each a link to somebody who can. */
export function QuestionLinks({ links }: QuestionLinksProps) {
  return (
    <ul className={styles.root}>
      {links.map(({ text, href }) => (
        <li key={text}>
          <a href={href} rel="noopener">
            <span>{text}</span>
            <Icon name="chat" />
          </a>
        </li>
      ))}
    </ul>
  );
}
