import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { afterColon, formatDate, formatDay, formatThings } from '#i18n/format.ts';
import { isoDay } from '#lib/time.ts';
import type { CommunityEvent } from '#schemas/pages/community.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './CommunityAgenda.module.css';

type Events = PageOf<'community'>['events'];

export interface CommunityAgendaProps
  extends Pick<Events, 'title' | 'attendees' | 'until' | 'statuses' | 'empty' | 'asks'> {
  example?: string | undefined;
  items: readonly CommunityEvent[];
  hrefOf: (title: string) => string;
}

const tones = { upcoming: 'plain', open: 'ok' } as const;

/** The events as tickets; the next event is in the opening, to enrol at once. */
export function CommunityAgenda(props: CommunityAgendaProps) {
  const { title, example, empty, items } = props;
  return (
    <>
      <SectionHeading title={title} example={example} id={anchors.agenda} />
      {items.length > 0 && <CommunityTickets {...props} />}
      <div className={styles.empty} data-no-events="" hidden={items.length > 0}>
        <Stack gap={2} className={styles.words}>
          <h3>{empty.title}</h3>
          <p className={layout.quiet}>{empty.text}</p>
        </Stack>
      </div>
    </>
  );
}

/** The script hides what is past; of `next`, CSS shows the first that is left. */
export function CommunityTickets(props: CommunityAgendaProps & { next?: boolean }) {
  const { example, attendees, until, statuses, asks, items, hrefOf, next } = props;
  const Title = next ? 'p' : 'h3';
  return (
    <ol className={`${styles.list} ${next ? styles.next : layout.full}`}>
      {items.map((event) => (
        <li
          key={event.title}
          className={styles.event}
          data-day={isoDay(event.until ?? event.date)}
          data-attendees={next ? undefined : event.attendees}
          data-product={event.product}
          data-paper=""
        >
          <Cloth name={event.product ?? 'company'} use="hem" />
          <time className={styles.date} dateTime={isoDay(event.date)}>
            <span>{formatDay(event.date, { weekday: 'long' })} </span>
            <strong>{formatDay(event.date, { day: 'numeric' })}</strong>
            <span> {formatDay(event.date, { month: 'long', year: 'numeric' })}</span>
          </time>
          <p className={styles.stamp}>
            <Badge text={statuses[event.status]} tone={tones[event.status]} />
          </p>
          <Stack gap={3} className={styles.words}>
            <Title className={layout.display4}>
              {event.site ? <a href={event.site}>{event.title}</a> : event.title}
            </Title>
            {!next && <p className={layout.quiet}>{event.description}</p>}
            <p className={layout.note}>
              <strong>{event.location}</strong>
              {event.until && `, ${until.replace('#', formatDate(event.until))}`}
              {event.attendees && `, ${formatThings(event.attendees, attendees)}`}
            </p>
            <ExampleMark text={next ? (event.example ?? example) : event.example} />{' '}
            <Button href={hrefOf(event.title)} tone={next ? 'primary' : 'outline'} icon="chat" wide>
              {asks[event.status]}
              <span className="visually-hidden">{afterColon(event.title)}</span>
            </Button>
          </Stack>
        </li>
      ))}
    </ol>
  );
}
