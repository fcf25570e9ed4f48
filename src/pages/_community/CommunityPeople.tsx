import { Cloth } from '#components/ui/Cloth.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './CommunityPeople.module.css';

/** A wall of medallions, hung at different heights. */
export function CommunityPeople({
  title,
  lede,
  contributions,
  items,
}: PageOf<'community'>['contributors']) {
  return (
    <>
      <SectionHeading id="contributeurs" title={title} lede={lede} />
      <ul className={styles.wall}>
        {items.map((person) => (
          <li key={person.name}>
            <Cloth name={person.avatar} use="swatch" />
            <h3>{person.name}</h3>
            <p className={styles.role}>{person.role}</p>
            <p className={styles.specialty}>{person.specialty}</p>
            <p className={styles.count}>
              <strong>{person.contributions}</strong> {contributions}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
