import { Cloth, type ClothName } from './Cloth.tsx';

/** A strip of cloth whose length is a share of its place, in per cent. */
export function ClothScale({ cloth, share }: { cloth: ClothName; share: number }) {
  return (
    // Our policy allows no style attribute: a drawing takes its width as a number.
    <svg width={`${share}%`} height="12" aria-hidden="true">
      <foreignObject width="100%" height="100%">
        <Cloth name={cloth} use="hem" />
      </foreignObject>
    </svg>
  );
}
