import { Cloth, type ClothName } from '../../components/ui/Cloth.tsx';
import styles from './samples.module.css';

/** The sign and the name, on the light ground and on the dark one. */
export function LogoSample({ siteName }: { siteName: string }) {
  const sign = (
    <>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="12.7" fill="none" stroke="#fd7e14" strokeWidth="2.6" />
        <circle cx="14" cy="14" r="8.8" fill="#fd7e14" />
        <circle cx="14" cy="14" r="4" fill="#1f1611" />
      </svg>
      {siteName}
    </>
  );
  return (
    <div className={styles.logo}>
      <p>{sign}</p>
      <p aria-hidden="true">{sign}</p>
    </div>
  );
}

const cloths = ['house', 'tappharm', 'tappos', 'tapschool'] as const satisfies ClothName[];

/** Four lengths cut with pinking shears. */
export function ClothSample({ names }: { names: Readonly<Record<ClothName, string>> }) {
  return (
    <ul className={styles.cloths}>
      {cloths.map((name) => (
        <li key={name}>
          <Cloth name={name} use="panel" />
          <p>{names[name]}</p>
        </li>
      ))}
    </ul>
  );
}

export interface ColourSampleProps {
  items: readonly { name: string; hex: string }[];
}

/** Bobbins side by side: each colour, its name and its code. */
export function ColourSample({ items }: ColourSampleProps) {
  return (
    <ul className={styles.colours} data-colours="">
      {items.map(({ name, hex }) => (
        <li key={hex}>
          <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width="10" height="10" fill={hex} />
          </svg>
          <p>
            {name}
            <code>{hex}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The display face, from very large to small. */
export function FaceSample({ word, alphabet }: { word: string; alphabet: string }) {
  return (
    <div className={styles.face} data-face="">
      <p>{word}</p>
      <p>{alphabet}</p>
    </div>
  );
}
