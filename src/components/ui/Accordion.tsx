import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';

export interface AccordionItem {
  id: string;
  title: string;
  text: string;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Heading level of each title, to fit the page's outline. */
  level?: 2 | 3;
}

/** Native `<details>`: works without script, and find-in-page opens it. */
export function Accordion({ items, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.root}>
      {items.map((item) => (
        <details key={item.id} className={styles.item} id={item.id}>
          <summary>
            <Heading>{item.title}</Heading>
            <Icon name="chevron" />
          </summary>
          <p>{item.text}</p>
        </details>
      ))}
    </div>
  );
}
