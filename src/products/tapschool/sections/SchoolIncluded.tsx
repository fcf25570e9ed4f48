import { Button } from '#components/ui/Button.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './SchoolIncluded.module.css';

export type SchoolIncludedProps = PageOf<'tapschool-pricing'>['included'] & {
  domains: readonly { title: string; href: string }[];
  featuresHref: string;
};

/** What every plan includes, by chapter of the features page. */
export function SchoolIncluded({ title, text, link, domains, featuresHref }: SchoolIncludedProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h2 id={anchors.included}>{title}</h2>
        <p>{text}</p>
        <Button href={featuresHref} tone="outline" icon="arrow">
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
    </div>
  );
}
