import text from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import type { LegalText } from '#schemas/legal-text.ts';
import styles from './Legal.module.css';
import { LegalErase } from './LegalErase.tsx';
import { LegalRows } from './LegalRows.tsx';

/** A numbered section, its number in the margin. */
export function LegalSection({ section }: { section: LegalText['sections'][number] }) {
  const { id, title, paragraphs, facts, erase } = section;
  return (
    <Stack as="section" className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={text.display3} id={`${id}-title`}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {erase && <LegalErase {...erase} />}
      {facts.length > 0 && <LegalRows rows={facts} />}
    </Stack>
  );
}
