import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Panel, Stack } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './SupportCard.module.css';

export interface SupportCardProps {
  content: PageOf<'support'>['card'];
  phones: readonly { label: string; href: string }[];
  chatHref: string;
}

export function SupportCard({ content, phones, chatHref }: SupportCardProps) {
  return (
    <Panel as="section" tone="night" className={styles.root} aria-labelledby={anchors.reach}>
      <Cloth name="company" use="hem" />
      <Stack gap={2} className={styles.body}>
        <h2 className={layout.display3} id={anchors.reach}>
          {content.title}
        </h2>
        <p className={layout.quiet}>{unbroken(content.text)}</p>
        <Cluster gap={2}>
          {phones.map(({ href, label }) => (
            <p className={styles.number} key={href}>
              <a href={href}>{label}</a>
            </p>
          ))}
          <dl className={layout.note}>
            <dt className="visually-hidden">{content.hoursLabel}</dt>
            <dd className={styles.hours}>{unbroken(content.hours)}</dd>
          </dl>
        </Cluster>
        <Button href={chatHref} icon="chat" wide>
          {content.action}
        </Button>
      </Stack>
    </Panel>
  );
}
