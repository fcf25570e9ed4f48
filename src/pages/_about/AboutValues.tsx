import type { PageOf } from '../../schemas/pages/index.ts';
import styles from './AboutValues.module.css';

export type AboutValuesProps = PageOf<'about'>['values'];

/** Colours of the threads, in order: those of the cloth, then the plain one. */
const threads = ['brand', 'tappharm', 'tapschool', 'plain'] as const;

/** Each value hangs from one thread pulled out of the cloth. */
export function AboutValues({ title, items }: AboutValuesProps) {
  return (
    <section className={styles.root} aria-labelledby="valeurs">
      <h2 id="valeurs">{title}</h2>
      <ul className={styles.threads}>
        {items.map((value, index) => (
          <li key={value.name} data-product={threads[index]}>
            <h3>{value.name}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
