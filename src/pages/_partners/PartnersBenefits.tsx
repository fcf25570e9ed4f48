import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { quoted } from '#i18n/quote.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './PartnersBenefits.module.css';

/** Two columns sewn together: what the customer asks, what the partner answers. */
export function PartnersBenefits({ title, lede, items }: PageOf<'partners'>['benefits']) {
  return (
    <>
      <SectionHeading title={title} lede={lede} id={anchors.partnerBenefits} />
      <ul className={styles.talk}>
        {items.map((benefit) => (
          <li key={benefit.name}>
            <p className={styles.question}>
              <span>{quoted(benefit.question)}</span>
            </p>
            <div className={styles.answer}>
              <h3>{benefit.name}</h3>
              <p>{benefit.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
