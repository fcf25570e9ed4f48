import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import text from '#components/ui/layout.module.css';
import { Columns, Panel, Stack } from '#components/ui/layout.tsx';
import { Section } from '#components/ui/Section.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { formatHours } from '#i18n/format.ts';
import { weekMinutes } from '#lib/time.ts';
import type { GuideSummary } from '#queries/guides.ts';
import { hoursPath, routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './GuideList.module.css';
import hours from './HoursCount.module.css';

interface GuideListProps {
  guides: readonly GuideSummary[];
}

/** The guides, one a line: the trade's cloth, the kind, the title and its summary. */
function GuideList({ guides }: GuideListProps) {
  return (
    <ul className={`${text.headed} ${styles.root}`}>
      {guides.map(({ href, title, lede, product }) => (
        <li key={href}>
          <Cloth name={product ?? 'company'} use="swatch" />
          <h3>
            <a className={text.cover} href={href}>
              {title}
            </a>
          </h3>
          <p>{lede}</p>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}

export interface GuideGroupProps extends Pick<GuideListProps, 'guides'> {
  id: string;
  title: string;
  lede: string;
}

export function GuideGroup({ id, title, lede, guides }: GuideGroupProps) {
  return (
    <Columns split="narrowFirst">
      <Stack gap={3}>
        <h2 id={id}>{title}</h2>
        <p className={text.quiet}>{lede}</p>
      </Stack>
      <GuideList guides={guides} />
    </Columns>
  );
}

export interface OtherGuidesProps extends Pick<GuideListProps, 'guides'> {
  words: Pick<PageOf<'guides'>['guide'], 'others' | 'all'>;
}

/** The other guides of the same kind, and the way to all of them. */
export function OtherGuides({ words, guides }: OtherGuidesProps) {
  return (
    <Section tone="sand">
      <nav aria-labelledby={anchors.otherGuides}>
        <SectionHeading id={anchors.otherGuides} title={words.others} />
        <GuideList guides={guides} />
        <p className={text.apart}>
          <Button href={routes.guides} tone="outline" icon="arrow">
            {words.all}
          </Button>
        </p>
      </nav>
    </Section>
  );
}

/** The calculator of hours, by what its first example comes to. */
export function HoursLink({
  words,
  count,
}: {
  words: PageOf<'guides'>['hours'];
  count: PageOf<'hours'>;
}) {
  const week = weekMinutes(count.trades[0]?.tasks ?? []);
  return (
    <Panel as="section" tone="surface" gap={3} aria-labelledby={anchors.hours}>
      <h2 id={anchors.hours} className={text.display3}>
        {words.title}
      </h2>
      <p className={hours.result}>
        <strong>{formatHours(week)}</strong> {count.week}
      </p>
      <p className={text.quiet}>
        {words.example} {words.lede}
      </p>
      <Button href={hoursPath()} tone="strong" icon="arrow">
        {words.link}
      </Button>
    </Panel>
  );
}
