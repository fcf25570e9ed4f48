import text from '#components/ui/layout.module.css';
import { Columns, Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import '#components/ui/on-paper.css';
import { Cloth } from '#components/ui/Cloth.tsx';
import type { LegalText } from '#schemas/legal-text.ts';
import styles from './Legal.module.css';
import { LegalRows } from './LegalRows.tsx';
import { LegalSection } from './LegalSection.tsx';

export interface LegalPageProps {
  content: LegalText;
  /** Publication date, as ISO and as text. */
  day: { iso: string; text: string };
}

/** A legal text, beside a summary drawn as a page of a register, and a table of contents. */
export function LegalPage({ content, day }: LegalPageProps) {
  const { eyebrow, title, lede, effective, sheet, contents, sections, write } = content;
  return (
    <Columns as="article" split="narrowLast" className={`${text.wrap} ${styles.root}`}>
      <Stack as="header">
        <p className={text.note}>{eyebrow}</p>
        <h1>{title}</h1>
        <p className={text.lede}>{lede}</p>
        <p className={text.quiet}>
          {effective} <time dateTime={day.iso}>{day.text}</time>
        </p>
      </Stack>
      <div className={styles.rail}>
        <section
          className={styles.sheet}
          data-paper=""
          id={sheet.id}
          aria-labelledby={`${sheet.id}-title`}
        >
          <Cloth name="house" use="edge" />
          <div>
            <h2 className={text.display4} id={`${sheet.id}-title`}>
              {sheet.title}
            </h2>
            <LegalRows rows={sheet.rows} />
          </div>
        </section>
        <nav className={`${text.sticky} ${styles.contents}`} aria-labelledby={anchors.contents}>
          <strong id={anchors.contents}>{contents}</strong>
          <ol className={text.links}>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {sections.map((section) => (
        <LegalSection key={section.id} section={section} />
      ))}
      <p className={`${text.quiet} ${styles.write}`}>
        {write.text} <a href={`mailto:${write.email}`}>{write.email}</a>
      </p>
    </Columns>
  );
}
