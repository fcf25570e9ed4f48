import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import type { CommunityContributor } from '#schemas/pages/community.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './CommunityPeople.module.css';

type People = PageOf<'community'>['contributors'];

export interface CommunityPeopleProps extends Pick<People, 'title' | 'lede' | 'contributions'> {
  items: readonly CommunityContributor[];
}

/** A wall of medallions, hung at different heights. */
export function CommunityPeople({ title, lede, contributions, items }: CommunityPeopleProps) {
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
            <ExampleMark text={person.example} />
          </li>
        ))}
      </ul>
    </>
  );
}
