import { EmblemShapes } from '#components/brand/Logo.tsx';
import { Screen } from '#components/screen/Screen.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { Stack, Tiles } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { ScreenData } from '#schemas/screens.ts';
import { hexOf } from '#styles/palette.ts';
import styles from './Press.module.css';

type Kit = PageOf<'press'>['kit'];

export interface PressSamplesProps {
  title: string;
  screens: string;
  shown: Readonly<Record<ProductId, ScreenData>>;
  parts: Pick<Kit['groups']['guide'], 'colours' | 'cloths' | 'face'>;
  siteName: string;
  productNames: Readonly<Record<ProductId, string>>;
}

export function PressSamples(props: PressSamplesProps) {
  const { title, screens, parts, siteName, productNames, shown } = props;
  const { colours, cloths, face } = parts;
  return (
    <Stack gap={7}>
      <h2 id={anchors.pressSamples}>{title}</h2>
      <LogoSample siteName={siteName} />
      <Tiles as="ul" count={3} className={`${layout.slides} ${styles.screens}`}>
        {productIds.map((product) => (
          <li key={product} data-product={product}>
            <div className={`${layout.shot} ${styles.shown}`} aria-hidden="true">
              <Screen {...shown[product]} />
            </div>
            <a
              className={layout.action}
              href={screensPath(product)}
              aria-label={`${productNames[product]}, ${screens}`}
            >
              {productNames[product]}
            </a>
          </li>
        ))}
      </Tiles>
      <Stack gap={7} className={`${layout.headed} ${styles.parts}`} data-guide="">
        <Stack>
          <h3 className={layout.display4}>{cloths.name}</h3>
          <p className={layout.quiet}>{cloths.text}</p>
          <Tiles as="ul" count="fit" className={styles.cloths}>
            {(['company', ...productIds] as const).map((name) => (
              <li key={name}>
                <Cloth name={name} use="panel" />
                <p>{name === 'company' ? cloths.company : productNames[name]}</p>
              </li>
            ))}
          </Tiles>
        </Stack>
        <Stack>
          <h3 className={layout.display4}>{colours.name}</h3>
          <p className={layout.quiet}>{colours.text}</p>
          <ul className={`${layout.fit} ${styles.colours}`}>
            {colours.items.map(({ name, colour }) => (
              <li key={colour}>
                <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="10" height="10" fill={hexOf(colour)} />
                </svg>
                <p>
                  {name} <code>{hexOf(colour)}</code>
                </p>
              </li>
            ))}
          </ul>
        </Stack>
        <Stack>
          <h3 className={layout.display4}>{face.name}</h3>
          <p className={layout.quiet}>{face.text}</p>
          <div className={styles.face}>
            <p>{face.word}</p>
            <p>{face.alphabet}</p>
          </div>
        </Stack>
      </Stack>
    </Stack>
  );
}

function LogoSample({ siteName }: { siteName: string }) {
  const emblem = (
    <>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <EmblemShapes />
      </svg>
      {siteName}
    </>
  );
  return (
    <Tiles count="fit" gap={1} className={styles.logo}>
      <p>{emblem}</p>
      <p aria-hidden="true">{emblem}</p>
    </Tiles>
  );
}
