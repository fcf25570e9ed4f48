import type { PageOf } from '#schemas/pages/index.ts';
import styles from './HomeReasons.module.css';

export function HomeReasons({ title, items }: PageOf<'home'>['reasons']) {
  return (
    <>
      <h2 id="pourquoi" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
