import { Portrait } from '#components/portrait/Portrait.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { FigureTiles, type FigureTilesProps } from '#components/ui/FigureTiles.tsx';
import type { CommunityContributor } from '#schemas/pages/community.ts';
import styles from './CommunityFaces.module.css';

export interface CommunityFacesProps {
  people: readonly Pick<CommunityContributor, 'name' | 'portrait' | 'avatar'>[];
  figures: FigureTilesProps['figures'];
}

/**
 * The contributors of the trades side by side, as in a group photograph, over the figures of the
 * community. A single figure is a line under the picture.
 */
export function CommunityFaces({ people, figures }: CommunityFacesProps) {
  const [only, ...more] = figures;
  const ofTrades = people.filter(({ avatar }) => avatar !== 'house');
  return (
    <div className={styles.root}>
      {ofTrades.length > 0 && (
        <div className={styles.group}>
          {ofTrades.map(({ name, portrait, avatar }) => (
            <Portrait key={name} portrait={portrait} cloth={avatar} size="large" />
          ))}
          <Cloth name="house" use="hem" />
        </div>
      )}
      {only && more.length === 0 ? (
        <p>
          <strong>{only.value}</strong> {only.label}
        </p>
      ) : (
        <FigureTiles figures={figures} />
      )}
    </div>
  );
}
