import parts from './parts.module.css';
import styles from './WeekGrid.module.css';

interface WeekEvent {
  /** First slot, from 1. */
  slot: number;
  hours: number;
  title: string;
  detail: string;
  /** Two shades, so that neighbouring events can be told apart. */
  shade?: 'light' | 'deep' | undefined;
  now?: boolean;
}

export interface WeekGridProps {
  title: string;
  days: readonly { name: string; short: string; events: readonly WeekEvent[] }[];
  /** Index in `days` of the current day: the only one that a phone shows. */
  today: number;
  /** The hour at which each of the six slots begins; a break follows the second and the fourth. */
  slots: readonly string[];
  /** Lower and narrower, for a second week beside the first. */
  compact?: boolean;
}

/** A week, a column a day. On a phone: the current day as a list. */
export function WeekGrid({ title, days, today, slots, compact }: WeekGridProps) {
  return (
    <div className={styles.root} data-compact={compact || undefined}>
      <p className={parts.title}>{title}</p>
      <div className={styles.week}>
        <div className={styles.hours} aria-hidden="true">
          {slots.map((slot, index) => (
            <span key={slot} data-at={index + 1}>
              {slot}
            </span>
          ))}
        </div>
        <p className={styles.strip} aria-hidden="true">
          {days.map((day, index) => (
            <span key={day.name} data-today={index === today || undefined}>
              {day.short}
            </span>
          ))}
        </p>
        {days.map((day, index) => (
          <div key={day.name} className={styles.day} data-today={index === today || undefined}>
            <p>{compact ? day.short : day.name}</p>
            <ol className={styles.events}>
              {day.events.map((event) => (
                <li
                  key={event.slot}
                  data-at={event.slot}
                  data-hours={event.hours}
                  data-shade={event.shade}
                  data-now={event.now || undefined}
                >
                  <span>{slots[event.slot - 1]} </span>
                  <strong>{event.title}</strong> <small>{event.detail}</small>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  );
}
