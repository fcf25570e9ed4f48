import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { RuledList } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatTime } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';
import { posAnchors } from '../addresses.ts';
import styles from './PosDay.module.css';

export function PosDay({
  title,
  lede,
  moments,
  example,
}: Marked<PageOf<'tappos-overview'>['day']>) {
  return (
    <>
      <SectionHeading id={posAnchors.day} title={title} lede={lede} example={example} />
      <div className={styles.day}>
        <Cloth name="tappos" use="edge" />
        <RuledList as="ol" className={styles.moments}>
          {moments.map(({ time, name, text, result }) => (
            <li key={name} className={layout.cluster}>
              <p className={`${layout.display3} ${styles.time}`}>{formatTime(time)}</p>
              <div>
                <h3>{name}</h3>
                <p className={layout.quiet}>{unbroken(text)}</p>
              </div>
              <p className={`${layout.callout} ${styles.result}`}>{unbroken(result)}</p>
            </li>
          ))}
        </RuledList>
      </div>
    </>
  );
}
