import text from '#components/ui/layout.module.css';
import { Columns, Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Security.module.css';

/** Each protection with its definition, then its measures. */
export function SecurityFeatures({ title, items }: PageOf<'security'>['features']) {
  return (
    <>
      <h2 id={anchors.protections} className="visually-hidden">
        {title}
      </h2>
      <ol>
        {items.map((feature) => (
          <Columns key={feature.name} as="li" split="wideLast" className={styles.feature}>
            <Stack gap={3}>
              <h3 className={text.display2}>{feature.name}</h3>
              <p className={text.quiet}>{feature.text}</p>
            </Stack>
            <dl className={styles.measures} data-count={feature.measures.length}>
              {feature.measures.map((measure) => (
                <div key={measure.name}>
                  <dt>{measure.name}</dt>
                  <dd>{measure.text}</dd>
                </div>
              ))}
            </dl>
          </Columns>
        ))}
      </ol>
    </>
  );
}
