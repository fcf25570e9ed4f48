import text from '#components/ui/layout.module.css';
import { Columns, Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import { productIds } from '#products/registry.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './About.module.css';

/** Colours of the threads, in order: the brand's, two of the house cloth, an undyed one. */
const threads = ['brand', productIds.at(0), productIds.at(-1), 'plain'];

/** The values, each at the end of a thread drawn from the cloth. */
export function AboutValues({ title, items }: PageOf<'about'>['values']) {
  return (
    <Stack as="section" gap={6} className={styles.values} aria-labelledby={anchors.values}>
      <h2 id={anchors.values}>{title}</h2>
      <Stack as="ul" gap={6}>
        {items.map((value, index) => (
          <Columns key={value.name} as="li" gap={3} data-product={threads[index % threads.length]}>
            <h3 className={text.display3}>{value.name}</h3>
            <p className={text.quiet}>{value.text}</p>
          </Columns>
        ))}
      </Stack>
    </Stack>
  );
}
