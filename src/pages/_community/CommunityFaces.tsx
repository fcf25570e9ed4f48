import { Portrait } from '#components/portrait/Portrait.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import type { CommunityContributor } from '#schemas/pages/community.ts';
import styles from './CommunityPeople.module.css';

export interface CommunityFacesProps {
  people: readonly Pick<CommunityContributor, 'name' | 'portrait' | 'avatar'>[];
}

/** The contributors of the trades side by side, as in a group photograph. */
export function CommunityFaces({ people }: CommunityFacesProps) {
  const ofTrades = people.filter(({ avatar }) => avatar !== 'house');
  return (
    <div className={styles.group}>
      {ofTrades.map(({ name, portrait, avatar }) => (
        <Portrait key={name} portrait={portrait} cloth={avatar} size="large" />
      ))}
      <Cloth name="house" use="hem" />
    </div>
  );
}
