import { FileLink } from '#components/FileLink.tsx';
import text from '#components/ui/layout.module.css';
import { anchorPrefixes, anchors } from '#i18n/addresses.ts';
import { afterColon } from '#i18n/format.ts';
import type { TableTemplate } from '#queries/guides.ts';
import { routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './GuideSheet.module.css';

export interface TemplateLinksProps {
  words: PageOf<'guides'>['tables'];
  templates: readonly TableTemplate[];
}

/** Links to the table templates; the page of all guides explains their columns. */
export function TemplateLinks({ words, templates }: TemplateLinksProps) {
  return (
    <section className={styles.tables} data-screen-only="" aria-labelledby={anchors.tables}>
      <h2 id={anchors.tables}>{words.title}</h2>
      <p className={text.quiet}>{words.lede}</p>
      <ul>
        {templates.map(({ id, name, href }) => (
          <li key={id}>
            <FileLink href={href} label={`${name} (CSV)`} />
            <a className={text.action} href={`${routes.guides}#${anchorPrefixes.table}-${id}`}>
              {words.columns[1]}
              <span className="visually-hidden">{afterColon(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
