import type { LegalText } from '#schemas/legal-text.ts';
import styles from './LegalPage.module.css';

export interface LegalPageProps {
  content: LegalText;
  publisher: { name: string; email: string; emailHref: string };
}

/** A text to be read: its essence in large letters, then numbered sections beside their list. */
export function LegalPage({ content, publisher }: LegalPageProps) {
  const { eyebrow, title, effective, brief, contents, sections } = content;
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        <p className={styles.date}>
          <time dateTime={effective.date}>{effective.text}</time>
        </p>
      </header>
      <ul className={styles.brief}>
        {brief.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
      <nav className={styles.contents} aria-labelledby="sommaire">
        <p id="sommaire">{contents}</p>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map((section) => (
          <LegalSection key={section.id} section={section} publisher={publisher} />
        ))}
      </div>
    </div>
  );
}

interface LegalSectionProps extends Pick<LegalPageProps, 'publisher'> {
  section: LegalText['sections'][number];
}

function LegalSection({ section, publisher }: LegalSectionProps) {
  const { id, title, paragraphs, points, publisher: labels } = section;
  return (
    <section id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {labels && (
        <dl>
          <dt>{labels.name}</dt>
          <dd>{publisher.name}</dd>
          <dt>{labels.email}</dt>
          <dd>
            <a href={publisher.emailHref}>{publisher.email}</a>
          </dd>
        </dl>
      )}
    </section>
  );
}
