import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './CareersValues.module.css';

/** Values as steps of a stair; the title stands in the space above the first ones. */
export function CareersValues({ title, lede, items }: PageOf<'careers'>['values']) {
  return (
    <div className={styles.root}>
      <div className={styles.title}>
        <h2 id={anchors.values}>{title}</h2>
        <p>{lede}</p>
      </div>
      <ul className={styles.stair}>
        {items.map((value) => (
          <li key={value.name}>
            <h3>{value.name}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
