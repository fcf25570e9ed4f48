import type { ReactNode } from 'react';
import layout from '#components/ui/layout.module.css';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { moduleId } from '../addresses.ts';
import type { PosRoom } from '../schemas/pages/features.ts';
import styles from './PosRoomModules.module.css';
import { type RoomName, ShopHere } from './ShopPlan.tsx';

export interface PosRoomModulesProps {
  id: string;
  name: RoomName;
  room: PosRoom;
  example?: string | undefined;
  /** Number of the room's first module: numbers go on from room to room. */
  first: number;
  screen?: ReactNode;
  /** The drawn paper of the module that follows, or of the first where there is no screen. */
  children: ReactNode;
}

export function PosRoomModules(props: PosRoomModulesProps) {
  const { id, name, room, example, first, screen, children } = props;
  const shown = screen ? [screen, children] : [children];
  return (
    <div className={styles.room}>
      <SectionHeading id={id} title={room.title} example={example} />
      <p className={styles.here}>
        <ShopHere name={name} modules={room.modules.length} />
        <span>
          <strong>{room.label}</strong> <span>{room.lede}</span>
        </span>
      </p>
      <ol className={styles.list} start={first}>
        {room.modules.map(({ title, description, result }, index) => (
          <li
            key={title}
            id={moduleId(first + index)}
            data-shows={shown[index] ? (shown[index] === screen ? 'screen' : 'paper') : undefined}
          >
            <h3 data-number={first + index}>{title}</h3>
            <div className={`${layout.stack} ${layout.gap1} ${styles.words}`}>
              <p>{unbroken(description)}</p>
              {result && <p className={layout.quiet}>{unbroken(result)}</p>}
            </div>
            {shown[index] && <div className={`${layout.shot} ${styles.shown}`}>{shown[index]}</div>}
          </li>
        ))}
      </ol>
    </div>
  );
}
