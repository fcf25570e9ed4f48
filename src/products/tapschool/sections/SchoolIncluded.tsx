import { Button } from '#components/ui/Button.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './SchoolIncluded.module.css';

export type SchoolIncludedProps = PageOf<'tapschool-pricing'>['included'] & {
  domains: readonly { title: string; href: string }[];
  hrefs: { features: string; contact: string };
};

/** What every plan includes, by chapter of the features page, and who gets a discount. */
export function SchoolIncluded({
  title,
  text,
  link,
  nonProfit,
  domains,
  hrefs,
}: SchoolIncludedProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h2 id={anchors.included}>{title}</h2>
        <p>{text}</p>
        <Button href={hrefs.features} tone="outline" icon="arrow">
          {link}
        </Button>
      </div>
      <ul className={styles.domains}>
        {domains.map((domain) => (
          <li key={domain.href}>
            <a href={domain.href}>{domain.title}</a>
          </li>
        ))}
      </ul>
      <div className={styles.aside}>
        <h3>{nonProfit.title}</h3>
        <p>{nonProfit.text}</p>
        <a href={hrefs.contact}>{nonProfit.link}</a>
      </div>
    </div>
  );
}
