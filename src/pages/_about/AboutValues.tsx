import { anchors } from '#i18n/addresses.ts';
import { productIds } from '#products/registry.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './AboutValues.module.css';

/** Colours of the threads, in order: the brand's, two of the house cloth, an undyed one. */
const threads = ['brand', productIds.at(0), productIds.at(-1), 'plain'];

/** The values, each at the end of a thread drawn from the cloth. */
export function AboutValues({ title, items }: PageOf<'about'>['values']) {
  return (
    <section className={styles.root} aria-labelledby={anchors.values}>
      <h2 id={anchors.values}>{title}</h2>
      <ul className={styles.threads}>
        {items.map((value, index) => (
          <li key={value.name} data-product={threads[index % threads.length]}>
            <h3>{value.name}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
