import { Badge } from '#components/ui/Badge.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import text from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { afterColon, formatDay } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { isoDay } from '#lib/time.ts';
import type { CommunityEvent } from '#schemas/pages/community.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './CommunityAgenda.module.css';

type Events = PageOf<'community'>['events'];

export interface CommunityAgendaProps
  extends Pick<Events, 'title' | 'attendees' | 'statuses' | 'empty' | 'asks'> {
  example?: string | undefined;
  items: readonly CommunityEvent[];
  hrefOf: (title: string) => string;
}

const tones = { upcoming: 'plain', open: 'ok' } as const;

/** The events as tickets: the day in large figures, then the details. */
export function CommunityAgenda(props: CommunityAgendaProps) {
  const { title, example, attendees, statuses, empty, asks, items, hrefOf } = props;
  return (
    <>
      <SectionHeading title={title} example={example} id={anchors.agenda} />
      {items.length > 0 && (
        <ol className={`${text.full} ${styles.list}`}>
          {items.map((event) => (
            <li
              key={event.title}
              className={styles.event}
              data-day={isoDay(event.date)}
              data-attendees={event.attendees}
              data-product={event.product}
              data-paper=""
            >
              <Cloth name={event.product} use="hem" />
              <time className={styles.date} dateTime={isoDay(event.date)}>
                <span>{formatDay(event.date, { weekday: 'long' })} </span>
                <strong>{formatDay(event.date, { day: 'numeric' })}</strong>
                <span> {formatDay(event.date, { month: 'long', year: 'numeric' })}</span>
              </time>
              <p className={styles.stamp}>
                <Badge text={statuses[event.status]} tone={tones[event.status]} />
              </p>
              <Stack gap={2} className={styles.words}>
                <h3>{event.title}</h3>
                <p className={text.quiet}>{event.description}</p>
                <p className={text.note}>
                  <strong>{event.location}</strong>
                  {`, ${event.attendees}${NBSP}${attendees}`}
                </p>
                <ExampleMark text={event.example} />
                <a className={text.action} href={hrefOf(event.title)} rel="noopener">
                  <Icon name="chat" />
                  <span>
                    {asks[event.status]}
                    <span className="visually-hidden">{afterColon(event.title)}</span>
                  </span>
                </a>
              </Stack>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.empty} data-no-events="" hidden={items.length > 0}>
        <Stack gap={2} className={styles.words}>
          <h3>{empty.title}</h3>
          <p className={text.quiet}>{empty.text}</p>
        </Stack>
      </div>
    </>
  );
}
