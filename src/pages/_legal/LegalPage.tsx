import { anchors } from '#i18n/addresses.ts';
import '#components/ui/on-paper.css';
import paper from '#components/paper.module.css';
import { Cloth } from '#components/ui/Cloth.tsx';
import type { LegalText } from '#schemas/legal-text.ts';
import styles from './LegalPage.module.css';
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
    <div className={styles.root}>
      <header className={styles.header}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        <p className={styles.lede}>{lede}</p>
        <p className={styles.date}>
          {effective} <time dateTime={day.iso}>{day.text}</time>
        </p>
      </header>
      <div className={styles.rail}>
        <section
          className={`${paper.paper} ${styles.sheet}`}
          id={sheet.id}
          aria-labelledby={`${sheet.id}-title`}
        >
          <Cloth name="house" use="edge" />
          <div>
            <h2 id={`${sheet.id}-title`}>{sheet.title}</h2>
            <LegalRows rows={sheet.rows} />
          </div>
        </section>
        <nav className={styles.contents} aria-labelledby={anchors.contents}>
          <p id={anchors.contents}>{contents}</p>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.sections}>
        {sections.map((section) => (
          <LegalSection key={section.id} section={section} />
        ))}
        <p className={styles.write}>
          {write.text} <a href={`mailto:${write.email}`}>{write.email}</a>
        </p>
      </div>
    </div>
  );
}
