import { Fragment } from 'react';
import { Button } from '#components/ui/Button.tsx';
import chips from '#components/ui/Chips.module.css';
import { DataTable } from '#components/ui/DataTable.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import layout from '#components/ui/layout.module.css';
import { Columns, Panel, RuledList, Stack, Tiles } from '#components/ui/layout.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { Pair } from '#components/ui/Pair.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { anchors } from '#i18n/addresses.ts';
import { formatPercent } from '#i18n/figures.ts';
import { whatsappLink } from '#lib/contact.ts';
import { docPath, guidePath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';
import { site } from '#site.config.ts';
import styles from './Security.module.css';

export type SecurityHeaderProps = Marked<PageOf<'security'>['hero']>;

export function SecurityHeader(props: SecurityHeaderProps) {
  const { clear, sealed, example, questions, ...words } = props;
  return (
    <PageHeader
      {...words}
      aside={
        <div className={`${layout.stack} ${styles.sale}`}>
          <div className={styles.clear} data-paper="">
            <p className={layout.note}>{clear.label}</p>
            <ul className={styles.lines}>
              {clear.lines.map((line) => (
                <li key={line}>{unbroken(line)}</li>
              ))}
            </ul>
            <ExampleMark text={example} />
          </div>
          <div className={styles.sealed}>
            <p className={layout.note}>{sealed.label}</p>
            <ul className={styles.lines} aria-hidden="true">
              {sealed.lines.map((line) => (
                <li key={line}>{unbroken(line)} </li>
              ))}
            </ul>
          </div>
        </div>
      }
    >
      {questions.map(({ label, href }) => (
        <Fragment key={href}>
          <a className={`${layout.action} ${chips.chip}`} href={href}>
            {label}
          </a>{' '}
        </Fragment>
      ))}
    </PageHeader>
  );
}

const rows = 20;
const columns = 50;

/** A thousand threads; the share of unavailability is drawn in another colour. */
export function SecurityAvailability(props: PageOf<'security'>['availability']) {
  const { title, figure, text, legend } = props;
  const missing = Math.round(rows * columns * (1 - figure.percent / 100));
  return (
    <Columns split="wideFirst">
      <div>
        <h2 id={anchors.availability} className={layout.display4}>
          {title}
        </h2>
        <p className={styles.value}>{formatPercent(figure)}</p>
        <p className={layout.quiet}>{unbroken(text)}</p>
      </div>
      <figure className={styles.figure}>
        <svg width="100%" viewBox={`0 0 ${columns * 4 - 2} ${rows * 4 - 1.4}`} aria-hidden="true">
          <pattern id="threads" width="4" height="4" patternUnits="userSpaceOnUse">
            <path d="M1 0v2.6" />
          </pattern>
          <rect width={columns * 4} height={rows * 4} fill="url(#threads)" />
          <path
            className={styles.missing}
            d={`M${(columns - 14) * 4} ${12 * 4 + 1.3}h${missing * 4 - 2}`}
          />
        </svg>
        <figcaption className={`${layout.note} ${layout.apart}`}>{legend}</figcaption>
      </figure>
    </Columns>
  );
}

export function SecurityFeatures({ title, items, ask }: PageOf<'security'>['features']) {
  return (
    <>
      <SectionHeading id={anchors.protections} title={title} />
      <div className={`${layout.tiles} ${layout.gap4} ${styles.protections}`}>
        {items.map(({ name, text, measures }, index) => (
          <Panel key={name} tone={index > 0 ? 'surface' : 'night'} gap={2}>
            <h3 className={layout.display3}>{name}</h3>
            <p className={layout.quiet}>{unbroken(text)}</p>
            <dl className={index > 0 ? styles.measures : `${layout.fit} ${styles.measures}`}>
              {measures.map((measure) => (
                <Pair key={measure.name} label={measure.name} value={measure.text} />
              ))}
            </dl>
          </Panel>
        ))}
        <Panel gap={3}>
          <p className={layout.note}>{ask.title}</p>
          <p className={layout.display3}>{ask.text}</p>
          <Button href={whatsappLink(site.whatsapp, ask.message)} tone="outline" icon="chat">
            {ask.label}
          </Button>
        </Panel>
      </div>
    </>
  );
}

export function SecurityRoles({ title, lede, columns, rows, more }: PageOf<'security'>['roles']) {
  return (
    <Columns split="narrowFirst">
      <h2 id={anchors.roles}>{title}</h2>
      <div className={styles.roles}>
        <DataTable caption={lede} columns={columns.map((label) => ({ label }))} rows={rows} />
        <a className={layout.action} href={docPath(more.doc)}>
          {more.label}
          <Icon name="arrow" />
        </a>
      </div>
    </Columns>
  );
}

export function SecurityLeaving({ title, text, action }: PageOf<'security'>['leaving']) {
  return (
    <aside className={layout.strip} aria-labelledby={anchors.leaving}>
      <div>
        <h2 id={anchors.leaving} className={layout.display3}>
          {title}
        </h2>
        <p className={layout.quiet}>{text}</p>
      </div>
      <a className={layout.action} href={guidePath('quitter-un-logiciel')}>
        {action}
      </a>
    </aside>
  );
}

export function SecurityPractices({ title, items }: PageOf<'security'>['practices']) {
  return (
    <>
      <SectionHeading id={anchors.practices} title={title} />
      <Tiles as="ul" count={6} gap={4} className={layout.ruled}>
        {items.map((item) => (
          <li key={item} className={layout.display4}>
            {item}
          </li>
        ))}
      </Tiles>
    </>
  );
}

export type SecurityDisclosureProps = PageOf<'security'>['disclosure'] & {
  email: string;
  href: string;
};

export function SecurityDisclosure(props: SecurityDisclosureProps) {
  const { title, text, steps, subject, email, href } = props;
  return (
    <Columns split="wideFirst" className={styles.disclosure}>
      <Stack gap={3}>
        <h2 id={anchors.disclosure}>{title}</h2>
        <p className={layout.quiet}>{unbroken(text)}</p>
        <a href={href} aria-label={`${email}, ${subject}`}>
          {email}
        </a>
      </Stack>
      <RuledList as="ol">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </RuledList>
    </Columns>
  );
}
