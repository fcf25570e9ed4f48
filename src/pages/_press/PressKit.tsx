import type { ReactNode } from 'react';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { ProductId } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './PressKit.module.css';
import { PressSample, type PressSampleProps } from './PressSample.tsx';
import { ClothSample, ColourSample, FaceSample, LogoSample } from './samples.tsx';

type Kit = PageOf<'press'>['kit'];
type PressFile = Omit<PressSampleProps, 'place' | 'children'>;

export interface PressKitProps {
  title: string;
  lede: string;
  logo: PressFile;
  screens: PressFile & {
    products: readonly { product: ProductId; name: string; labels: readonly string[] }[];
  };
  /** The drawn dashboard of each product. */
  shown: Readonly<Record<ProductId, ReactNode>>;
  sheet: PressFile;
  /** The parts of the brand sheet. */
  parts: Pick<Kit['groups']['sheet'], 'colours' | 'cloths' | 'face'>;
  siteName: string;
  productNames: Readonly<Record<ProductId, string>>;
}

/** The files of the press kit, each drawn like a sample of a cloth merchant, with its label. */
export function PressKit(props: PressKitProps) {
  const { title, lede, logo, screens, sheet, parts, siteName, productNames, shown } = props;
  const { colours, cloths, face } = parts;
  return (
    <>
      <SectionHeading title={title} lede={lede} id={anchors.pressKit} />
      <div className={styles.book}>
        <PressSample {...logo} place="logo">
          <LogoSample siteName={siteName} />
        </PressSample>
        <PressSample {...screens} place="screens">
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
        </PressSample>
        <PressSample {...sheet} place="sheet">
          <div className={styles.parts}>
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
        </PressSample>
      </div>
    </>
  );
}
