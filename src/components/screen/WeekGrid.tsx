import { Fragment } from 'react';
import type { Drawn } from '#schemas/screen-blocks.ts';
import { Comma } from '../Comma.tsx';
import parts from './parts.module.css';
import styles from './WeekGrid.module.css';

/** A week, a column a day; a break follows the second and the fourth slot. On a phone: the current day as a list. */
export function WeekGrid({ title, days, today, slots, compact }: Drawn<'week'>) {
  return (
    <div className={styles.root} data-compact={compact || undefined}>
      <p className={parts.title}>{title}</p>
      <div className={styles.week}>
        <div className={styles.hours} aria-hidden="true">
          {slots.map((slot, index) => (
            <Fragment key={slot}>
              {index > 0 && <Comma />}
              <span data-at={index + 1}>{slot}</span>
            </Fragment>
          ))}
        </div>
        <p className={styles.strip} aria-hidden="true">
          {days.map((day, index) => (
            <Fragment key={day.name}>
              <span data-today={index === today - 1 || undefined}>{day.short}</span>{' '}
            </Fragment>
          ))}
        </p>
        {days.map((day, index) => (
          <div key={day.name} className={styles.day} data-today={index === today - 1 || undefined}>
            <p>{compact ? day.short : day.name}</p>
            <ol className={styles.events}>
              {day.lessons.map((event) => (
                <li
                  key={event.slot}
                  data-at={event.slot}
                  data-hours={event.hours}
                  data-shade={event.shade}
                  data-now={event.now || undefined}
                >
                  <span>{slots[event.slot - 1]}</span>
                  <Comma />
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
