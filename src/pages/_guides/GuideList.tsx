import { Fragment } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import layout from '#components/ui/layout.module.css';
import { Columns, Panel, Stack } from '#components/ui/layout.tsx';
import { Section } from '#components/ui/Section.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { formatCount, formatHours, type Plural } from '#i18n/format.ts';
import { weekMinutes } from '#lib/time.ts';
import type { GuideSummary } from '#queries/guides.ts';
import { hoursPath, routes } from '#routes.ts';
import type { GuideOf } from '#schemas/guide.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './GuideList.module.css';
import hours from './HoursCount.module.css';

interface GuideListProps {
  guides: readonly GuideSummary[];
  /** How much each asks; `#` is the number. */
  lines?: Plural;
}

function GuideList({ guides, lines }: GuideListProps) {
  return (
    <ul className={`${layout.headed} ${styles.root}`}>
      {guides.map(({ href, title, lede, product, lines: count }) => (
        <li key={href}>
          <Cloth name={product ?? 'company'} use="swatch" />
          <h3 className={layout.display4}>
            <a className={layout.cover} href={href}>
              {title}
            </a>
          </h3>
          <Icon name="arrow" />
          <p className={layout.quiet}>
            {lede} {lines && <b>{formatCount(count, lines)}</b>}
          </p>
        </li>
      ))}
    </ul>
  );
}

export interface GuideGroupProps extends GuideListProps {
  id: string;
  title: string;
  lede: string;
  /** Whether its heading ends the first screen of a phone. */
  first: boolean;
}

export function GuideGroup({ id, title, lede, first, ...list }: GuideGroupProps) {
  return (
    <Columns split="narrowFirst">
      <Stack gap={3} data-screen-ends={first ? '' : undefined}>
        <h2 id={id}>{title}</h2>
        <p className={layout.quiet}>{lede}</p>
      </Stack>
      <GuideList {...list} />
    </Columns>
  );
}

export interface OtherGuidesProps extends Pick<GuideListProps, 'guides'> {
  words: Pick<PageOf<'guides'>['guide'], 'others' | 'all'>;
}

export function OtherGuides({ words, guides }: OtherGuidesProps) {
  return (
    <Section tone="sand">
      <nav aria-labelledby={anchors.otherGuides}>
        <SectionHeading id={anchors.otherGuides} title={words.others} />
        <GuideList guides={guides} />
        <p className={layout.apart}>
          <Button href={routes.guides} tone="outline" icon="arrow">
            {words.all}
          </Button>
        </p>
      </nav>
    </Section>
  );
}

type SheetDrawnProps = GuideOf<'choose'> & Pick<PageOf<'guides'>['guide'], 'vendors'>;

export function SheetDrawn({ title, groups: [first], vendors }: SheetDrawnProps) {
  return (
    <Panel tone="surface" gap={3} className={styles.sheet} aria-hidden="true">
      <Cloth name="company" use="hem" />
      <b className={layout.display3}>{title}</b>
      <ul>
        <li>
          <b>{first?.title}</b>
          {vendors.map((vendor) => (
            <Fragment key={vendor}>
              {' '}
              <b>{vendor}</b>
            </Fragment>
          ))}
        </li>
        {first?.questions.slice(0, 2).map(({ ask }, at) => (
          <li key={ask}>
            {ask} <i>{at > 0 && '✓'}</i> <i>{at !== 1 && '✓'}</i> <i>{at < 2 && '✓'}</i>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type HoursPage = { count: PageOf<'hours'> };

export function HoursLink({ hours: words, count }: Pick<PageOf<'guides'>, 'hours'> & HoursPage) {
  const week = weekMinutes(count.trades[0]?.tasks ?? []);
  return (
    <section className={layout.strip} aria-labelledby={anchors.hours}>
      <Stack gap={3}>
        <h2 id={anchors.hours} className={layout.display3}>
          {words.title}
        </h2>
        <p className={layout.quiet}>
          {words.example} {words.lede}
        </p>
      </Stack>
      <p className={hours.result}>
        <strong>{formatHours(week)}</strong> {count.week}
      </p>
      <Button href={hoursPath()} tone="strong" icon="arrow">
        {words.link}
      </Button>
    </section>
  );
}
