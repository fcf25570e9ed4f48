import { Badge } from '../../components/ui/Badge.tsx';
import { Cloth } from '../../components/ui/Cloth.tsx';
import { isoDay } from '../../lib/date.ts';
import type { PageOf } from '../../schemas/pages/index.ts';
import styles from './CommunityAgenda.module.css';

const formats = {
  day: new Intl.DateTimeFormat('fr-FR', { day: 'numeric', timeZone: 'UTC' }),
  weekday: new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** Leaves of a wall calendar: the day first, in figures one reads from across the room. */
export function CommunityAgenda({ title, attendees, none, items }: PageOf<'community'>['events']) {
  const events = [...items].sort((a, b) => a.date.getTime() - b.date.getTime());
  return (
    <>
      <h2 id="agenda" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>
        {events.map((event) => (
          <li
            key={event.title}
            className={styles.event}
            data-day={isoDay(event.date)}
            data-attendees={event.attendees}
          >
            <time className={styles.date} dateTime={isoDay(event.date)}>
              <span>{formats.weekday.format(event.date)} </span>
              <strong>{formats.day.format(event.date)}</strong>
              <span> {formats.month.format(event.date)}</span>
            </time>
            <div className={styles.words}>
              <h3>{event.title}</h3>
              <p>{event.description}</p>
            </div>
            <div className={styles.facts}>
              <Badge text={event.status} tone={event.status === 'À venir' ? 'plain' : 'ok'} />
              <p>
                <Cloth name={event.product} use="swatch" />
                {event.location}
              </p>
              <p>
                {event.attendees}&nbsp;{attendees}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p id="agenda-vide" hidden>
        {none}
      </p>
    </>
  );
}
