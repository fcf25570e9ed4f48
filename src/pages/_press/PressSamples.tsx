import type { ReactNode } from 'react';
import text from '#components/ui/layout.module.css';
import { Stack, Tiles } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { ProductId } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Press.module.css';
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
      <Tiles as="ul" count={3}>
        {screens.products.map(({ product, name, labels }) => (
          <li key={product} data-product={product}>
            <div className={styles.shown} aria-hidden="true">
              {shown[product]}
            </div>
            <a
              className={text.action}
              href={screensPath(product)}
              aria-label={`${name}, ${screens.name}`}
            >
              {name}
            </a>
            <p className={text.note}>{labels.join(', ')}</p>
          </li>
        ))}
      </Tiles>
      <Stack gap={7} className={styles.parts} data-sheet="">
        <Stack>
          <h3 className={text.display4}>{cloths.name}</h3>
          <p className={text.quiet}>{cloths.text}</p>
          <ClothSample names={{ house: cloths.house, ...productNames }} />
        </Stack>
        <Stack>
          <h3 className={text.display4}>{colours.name}</h3>
          <p className={text.quiet}>{colours.text}</p>
          <ColourSample items={colours.items} />
        </Stack>
        <Stack>
          <h3 className={text.display4}>{face.name}</h3>
          <p className={text.quiet}>{face.text}</p>
          <FaceSample word={face.word} alphabet={face.alphabet} />
        </Stack>
      </Stack>
    </Stack>
  );
}
