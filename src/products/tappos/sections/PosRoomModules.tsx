import type { ReactNode } from 'react';
import { TrialLine, type TrialLineProps } from '#components/TrialLine.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import type { PosRoom } from '../schemas/pages/features.ts';
import styles from './PosRoomModules.module.css';

export interface PosRoomModulesProps {
  id: string;
  room: PosRoom;
  /** Number of the room's first module; they follow one another through the page. */
  first: number;
  /** Where the heading and the drawing stand. */
  side?: 'start' | 'end';
  /** What is said of the trial, after the modules. */
  trial: TrialLineProps;
  /** Across the room, after its modules: one of them shown rather than told. */
  screen?: ReactNode;
  /** A paper that people of the trade know, drawn. */
  children: ReactNode;
}

/** The modules of one room of the shop, numbered as on the plan. */
export function PosRoomModules({
  id,
  room,
  first,
  side = 'start',
  trial,
  screen,
  children,
}: PosRoomModulesProps) {
  return (
    <>
      <div className={styles.root} data-side={side}>
        <div className={styles.aside}>
          <SectionHeading id={id} title={room.title} lede={room.lede} />
          {children}
        </div>
        <ol className={styles.list} start={first}>
          {room.modules.map(({ title, description, details }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {first + index}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
                <ul className={styles.details}>
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {/* Out of the grid: the aside sticks no further than the list. */}
      <TrialLine {...trial} />
      {screen && <div className={styles.screen}>{screen}</div>}
    </>
  );
}
