import type { LegalText } from '#schemas/legal-text.ts';
import { LegalErase } from './LegalErase.tsx';
import { LegalRows } from './LegalRows.tsx';
import styles from './LegalSection.module.css';

/** A numbered section, its number in the margin. */
export function LegalSection({ section }: { section: LegalText['sections'][number] }) {
  const { id, title, paragraphs, facts, erase } = section;
  return (
    <section className={styles.root} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {erase && <LegalErase {...erase} />}
      {facts.length > 0 && <LegalRows rows={facts} />}
    </section>
  );
}
