import { SignShapes } from '#components/brand/SignShapes.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { Tiles } from '#components/ui/layout.tsx';
import { productIds } from '#products/registry.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { hexOf } from '#styles/palette.ts';
import styles from './Press.module.css';

/** The logo, for light and for dark backgrounds. */
export function LogoSample({ siteName }: { siteName: string }) {
  const sign = (
    <>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <SignShapes />
      </svg>
      {siteName}
    </>
  );
  return (
    <Tiles count={2} gap={1} className={styles.logo}>
      <p>{sign}</p>
      <p aria-hidden="true">{sign}</p>
    </Tiles>
  );
}

const cloths = ['house', ...productIds] as const;

/** A sample of each cloth, with a zigzag edge. */
export function ClothSample({
  names,
}: {
  names: Readonly<Record<(typeof cloths)[number], string>>;
}) {
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

/** The colours as bobbins of thread, each with its name and code. */
export function ColourSample({
  items,
}: {
  items: PageOf<'press'>['kit']['groups']['sheet']['colours']['items'];
}) {
  return (
    <ul className={styles.colours} data-colours="">
      {items.map(({ name, colour }) => (
        <li key={colour}>
          <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width="10" height="10" fill={hexOf(colour)} />
          </svg>
          <p>
            {name}
            <code>{hexOf(colour)}</code>
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
