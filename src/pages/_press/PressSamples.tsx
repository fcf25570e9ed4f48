import type { ReactNode } from 'react';
import { Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { ProductId } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './PressSamples.module.css';
import { ClothSample, ColourSample, FaceSample, LogoSample } from './samples.tsx';

type Kit = PageOf<'press'>['kit'];

export interface PressSamplesProps {
  title: string;
  screens: {
    name: string;
    products: readonly { product: ProductId; name: string; labels: readonly string[] }[];
  };
  /** The drawn dashboard of each product. */
  shown: Readonly<Record<ProductId, ReactNode>>;
  /** The parts of the brand sheet. */
  parts: Pick<Kit['groups']['sheet'], 'colours' | 'cloths' | 'face'>;
  siteName: string;
  productNames: Readonly<Record<ProductId, string>>;
}

/** What the files hold, laid out like the samples of a cloth merchant. */
export function PressSamples(props: PressSamplesProps) {
  const { title, screens, parts, siteName, productNames, shown } = props;
  const { colours, cloths, face } = parts;
  return (
    <Stack gap={7}>
      <h2 id={anchors.pressSamples}>{title}</h2>
      <LogoSample siteName={siteName} />
      <ul className={styles.screens}>
        {screens.products.map(({ product, name, labels }) => (
          <li key={product} data-product={product}>
            <div className={styles.shown} aria-hidden="true">
              {shown[product]}
            </div>
            <a href={screensPath(product)} aria-label={`${name}, ${screens.name}`}>
              {name}
            </a>
            <p>{labels.join(', ')}</p>
          </li>
        ))}
      </ul>
      <div className={styles.parts} data-sheet="">
        <div>
          <h3>{cloths.name}</h3>
          <p>{cloths.text}</p>
          <ClothSample names={{ house: cloths.house, ...productNames }} />
        </div>
        <div>
          <h3>{colours.name}</h3>
          <p>{colours.text}</p>
          <ColourSample items={colours.items} />
        </div>
        <div>
          <h3>{face.name}</h3>
          <p>{face.text}</p>
          <FaceSample word={face.word} alphabet={face.alphabet} />
        </div>
      </div>
    </Stack>
  );
}
