import { Cloth } from '#components/ui/Cloth.tsx';
import styles from './GuideDrawing.module.css';

const lines = [0, 1, 2, 3, 4];

/** A printed guide being filled in: three boxes a line, some of them ticked by hand. Decorative. */
export function GuideDrawing() {
  return (
    <div className={styles.root} data-screen-only="" aria-hidden="true">
      <Cloth name="company" use="panel" />
      <svg data-paper="" viewBox="0 0 320 220" aria-hidden="true">
        <g transform="rotate(-2 160 120)">
          <path className={styles.guide} d="M40 26h240v210H40z" />
          <path className={styles.title} d="M62 52h96" />
          {lines.map((line) => (
            <path
              key={line}
              className={styles.line}
              d={`M62 ${88 + line * 28}h${line % 2 ? 84 : 108}M190 ${79 + line * 28}h16v16h-16zM218 ${79 + line * 28}h16v16h-16zM246 ${79 + line * 28}h16v16h-16z`}
            />
          ))}
          <path
            className={styles.tick}
            d="m193 87 5 6 12-16M193 115l5 6 12-16M221 87l5 6 12-16M193 143l5 6 12-16M249 115l5 6 12-16"
          />
        </g>
        <g transform="rotate(-36 270 170)">
          <path className={styles.pencil} d="M252 160h86v14h-86z" />
          <path className={styles.guide} d="m252 160-18 7 18 7z" />
          <path className={styles.lead} d="m240 165-6 2 6 2z" />
        </g>
      </svg>
    </div>
  );
}
