import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './SecurityFeatures.module.css';

/** Each protection with its definition, then its measures. */
export function SecurityFeatures({ title, items }: PageOf<'security'>['features']) {
  return (
    <>
      <h2 id={anchors.protections} className="visually-hidden">
        {title}
      </h2>
      <ol className={styles.features}>
        {items.map((feature) => (
          <li key={feature.name}>
            <div className={styles.words}>
              <h3>{feature.name}</h3>
              <p>{feature.text}</p>
            </div>
            <dl className={styles.measures} data-count={feature.measures.length}>
              {feature.measures.map((measure) => (
                <div key={measure.name}>
                  <dt>{measure.name}</dt>
                  <dd>{measure.text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}
