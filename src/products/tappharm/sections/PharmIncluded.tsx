import { CheckList } from '#components/ui/CheckList.tsx';
import layout from '#components/ui/layout.module.css';
import { Columns, Panel, RuledList, Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { pharmAnchors } from '../addresses.ts';
import styles from './PharmIncluded.module.css';

export interface PharmIncludedProps {
  title: string;
  features: readonly string[];
  module: PageOf<'tappharm-pricing'>['module'];
  contactHref: string;
}

export function PharmIncluded({ title, features, module, contactHref }: PharmIncludedProps) {
  return (
    <Columns>
      <Stack gap={5} className={styles.included}>
        <h2 id={anchors.included}>{title}</h2>
        <CheckList items={features} />
      </Stack>
      <Panel as="aside" gap={3} className={styles.coupon} aria-labelledby={pharmAnchors.option}>
        <p className={styles.tag}>{module.tag}</p>
        <h2 id={pharmAnchors.option}>{module.title}</h2>
        <p className={layout.quiet}>{module.text}</p>
        <RuledList as="dl" className={layout.facts}>
          {module.meters.map((meter) => (
            <div key={meter.name}>
              <dt>
                {meter.name} <span className={layout.note}>{meter.text}</span>
              </dt>
              <dd>{meter.price}</dd>
            </div>
          ))}
        </RuledList>
        <a className={layout.action} href={contactHref}>
          {module.link}
        </a>
      </Panel>
    </Columns>
  );
}
