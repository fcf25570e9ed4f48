import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';
import layout from './layout.module.css';
import { unbroken } from './unbroken.ts';

export interface AccordionItem {
  id: string;
  title: string;
  text: string;
}

/** Native `<details>`: works without script, and find-in-page opens it. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={layout.headed}>
      {items.map((item) => (
        <details key={item.id} className={styles.item} id={item.id}>
          <summary>
            <h3>{unbroken(item.title)}</h3>
            <Icon name="chevron" />
          </summary>
          <p>{unbroken(item.text)}</p>
        </details>
      ))}
    </div>
  );
}
