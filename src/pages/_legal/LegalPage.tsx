import { Fragment } from 'react';
import { Contents, FoldedContents } from '#components/Contents.tsx';
import { PressButton } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Columns, Stack } from '#components/ui/layout.tsx';
import { PageTitle } from '#components/ui/PageTitle.tsx';
import { offlinePage } from '#i18n/addresses.ts';
import { formatDate } from '#i18n/format.ts';
import { telLink } from '#lib/contact.ts';
import { isoDay } from '#lib/time.ts';
import type { LegalRow, LegalText } from '#schemas/legal-text.ts';
import styles from './Legal.module.css';

export function LegalPage({ content, day }: { content: LegalText; day: Date }) {
  const { eyebrow, title, lede, effective, register, contents, sections, write } = content;
  const links = sections.map(({ id, title: text }) => ({ slug: id, text }));
  return (
    <Columns as="article" split="narrowLast" className={`${layout.wrap} ${styles.root}`}>
      <Stack as="header">
        <PageTitle line={eyebrow} title={title} cloth="company" />
        <p className={layout.lede}>{lede}</p>
        <p className={layout.quiet}>
          {effective} <time dateTime={isoDay(day)}>{formatDate(day)}</time>
        </p>
      </Stack>
      <section
        className={`${layout.raised} ${styles.register}`}
        id={register.id}
        aria-labelledby={`${register.id}-title`}
      >
        <Cloth name="company" use="edge" />
        <div>
          <h2 className={`${layout.display4} ${layout.underlined}`} id={`${register.id}-title`}>
            {register.title}
          </h2>
          <LegalRows rows={register.rows} />
        </div>
      </section>
      <div className={styles.rail}>
        <Contents title={contents} links={links} />
        <FoldedContents title={contents} links={links} />
      </div>
      {sections.map((section) => (
        <LegalSection key={section.id} section={section} email={write.email} />
      ))}
      <p className={`${layout.quiet} ${styles.write}`}>
        {write.text} <a href={`mailto:${write.email}`}>{write.email}</a>
      </p>
    </Columns>
  );
}

interface LegalSectionProps {
  section: LegalText['sections'][number];
  /** A link wherever the text names it. */
  email: string;
}

function LegalSection({ section, email }: LegalSectionProps) {
  const { id, title, paragraphs, facts, erase } = section;
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Stack as="section" className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={layout.display3} id={`${id}-title`}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          {paragraph.split(email).map((part, at) => (
            <Fragment key={part}>
              {at > 0 && mail}
              {part}
            </Fragment>
          ))}
        </p>
      ))}
      {erase && <LegalErase {...erase} />}
      {facts.length > 0 && <LegalRows rows={facts} />}
    </Stack>
  );
}

type LegalEraseProps = NonNullable<LegalText['sections'][number]['erase']>;

/** The buttons that `offline/forget-device.ts` makes work, and how to do the same by hand. */
function LegalErase({ text, action, done, see, undo, undone, failed, without }: LegalEraseProps) {
  return (
    <>
      <p data-needs-script>{text}</p>
      <Cluster data-needs-script="" data-forget="" data-screen-only="">
        <PressButton data-done={done} data-failed={failed}>
          {action}
        </PressButton>{' '}
        <PressButton data-done={undone} data-failed={failed} hidden>
          {undo}
        </PressButton>
        <p role="status" />
      </Cluster>
      <p>{without}</p>
      <p>
        <a href={offlinePage}>{see}</a>
      </p>
    </>
  );
}

const hrefs: Record<NonNullable<LegalRow['link']>, (value: string) => string> = {
  email: (value) => `mailto:${value}`,
  phone: telLink,
  site: (value) => value,
};

/** Ruled lines of a label and its value; a table, which a browser's reading view keeps whole. */
function LegalRows({ rows }: { rows: readonly LegalRow[] }) {
  return (
    <table className={`${layout.stacks} ${styles.rows}`}>
      <tbody>
        {rows.map(({ label, note, value, link, none }) => (
          <tr key={label} data-none={none || undefined}>
            <th scope="row">{label}</th>
            <td>
              {link ? (
                <a href={hrefs[link](value)}>{link === 'site' ? new URL(value).host : value}</a>
              ) : (
                value
              )}
              {note && <p>{note}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
