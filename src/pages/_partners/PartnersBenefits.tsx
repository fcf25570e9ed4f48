import { Card, Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { quoted } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Partners.module.css';

/** What the partner gains, each under the question of a customer that it answers. */
export function PartnersBenefits({ title, lede, items }: PageOf<'partners'>['benefits']) {
  return (
    <>
      <SectionHeading title={title} lede={lede} id={anchors.benefits} />
      <Tiles as="ul" count={2}>
        {items.map((benefit) => (
          <Card key={benefit.name} as="li" gap={3}>
            <p className={styles.question}>{quoted(benefit.question)}</p>
            <h3>{benefit.name}</h3>
            <p>{benefit.text}</p>
          </Card>
        ))}
      </Tiles>
    </>
  );
}
