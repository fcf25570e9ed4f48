import { CheckList } from '#components/ui/CheckList.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { pharmAnchors } from '../addresses.ts';
import styles from './PharmIncluded.module.css';

export interface PharmIncludedProps {
  title: string;
  features: readonly string[];
  module: PageOf<'tappharm-pricing'>['module'];
}

/** What the plan includes; beside it, drawn as a detachable slip, what is billed by usage. */
export function PharmIncluded({ title, features, module }: PharmIncludedProps) {
  return (
    <div className={styles.root}>
      <div className={styles.included}>
        <h2 id={anchors.included}>{title}</h2>
        <CheckList items={features} />
      </div>
      <aside className={styles.coupon} aria-labelledby={pharmAnchors.option}>
        <p className={styles.tag}>{module.tag}</p>
        <h2 id={pharmAnchors.option}>{module.title}</h2>
        <p>{module.text}</p>
        <dl>
          {module.meters.map((meter) => (
            <div key={meter.name}>
              <dt>
                {meter.name}
                <span>{meter.text}</span>
              </dt>
              <dd>{meter.price}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  );
}
