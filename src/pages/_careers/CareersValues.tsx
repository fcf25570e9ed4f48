import text from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Careers.module.css';

/** Values as steps of a stair; the title stands in the space above the first ones. */
export function CareersValues({ title, lede, items }: PageOf<'careers'>['values']) {
  return (
    <div className={styles.values}>
      <Stack gap={3} className={styles.title}>
        <h2 id={anchors.values}>{title}</h2>
        <p className={text.lede}>{lede}</p>
      </Stack>
      <ul className={styles.stair}>
        {items.map((value) => (
          <li key={value.name}>
            <h3>{value.name}</h3>
            <p className={text.quiet}>{value.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
