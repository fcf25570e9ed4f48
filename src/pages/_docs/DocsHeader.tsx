import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/sample-words.ts';
import styles from './DocsHeader.module.css';

export type DocsHeaderProps = Marked<Pick<PageOf<'docs'>, 'header' | 'parts'>>;

/** The promise of the page, and beside it an article in short: what is done, seen, and mended. */
export function DocsHeader({ header: { sheet, ...header }, parts, example }: DocsHeaderProps) {
  return (
    <PageHeader
      {...header}
      aside={
        <div className={styles.sheet} aria-hidden="true">
          <Cloth name="house" use="hem" />
          <p className={styles.title}>{sheet.title}</p>
          <ol className={styles.steps}>
            {sheet.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.ends}>
            <p>
              <strong>{parts.see}</strong>
              {sheet.see}
            </p>
            <p>
              <strong>{parts.wrong}</strong>
              {sheet.wrong}
            </p>
          </div>
          <ExampleMark text={example} />
        </div>
      }
    />
  );
}
