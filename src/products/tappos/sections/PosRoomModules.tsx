import type { ReactNode } from 'react';
import text from '#components/ui/layout.module.css';
import { Columns } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import type { PosRoom } from '../schemas/pages/features.ts';
import styles from './PosRoomModules.module.css';

export interface PosRoomModulesProps {
  id: string;
  room: PosRoom;
  /** Number of the room's first module: numbers go on from room to room. */
  first: number;
  side?: 'start' | 'end';
  /** A drawn screen of one of the modules, after them. */
  screen?: ReactNode;
  /** A drawn paper, such as a notebook or a slip. */
  children: ReactNode;
}

/** The modules of one room of the shop, numbered as on the plan. */
export function PosRoomModules(props: PosRoomModulesProps) {
  const { id, room, first, side = 'start', screen, children } = props;
  return (
    <>
      <Columns
        split={side === 'end' ? 'wideFirst' : 'wideLast'}
        className={styles.root}
        data-side={side}
      >
        <div className={`${text.sticky} ${styles.aside}`}>
          <SectionHeading id={id} title={room.title} lede={room.lede} />
          {children}
        </div>
        <ol className={`${text.ruled} ${text.strong} ${styles.list}`} start={first}>
          {room.modules.map(({ title, description, details }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {first + index}
              </span>
              <div>
                <h3>{title}</h3>
                <p className={text.quiet}>{description}</p>
                <ul className={styles.details}>
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </Columns>
      {/* Outside the grid, so that the sticky aside stops at the end of the list. */}
      {screen && <div className={`${text.apart} ${text.shot} ${styles.screen}`}>{screen}</div>}
    </>
  );
}
