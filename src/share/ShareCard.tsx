import { emblemIcon } from '#components/brand/emblem.ts';
import { products } from '#products/registry.ts';
import { clothSvg, companyCloth } from '#styles/cloth.ts';
import { hexOf } from '#styles/palette.ts';
import { companyColours } from '#styles/roles.ts';
import { LINE_HEIGHT, measure, setTitle } from './set-title.ts';

export interface ShareCardProps {
  /** The software's name, or the provider's. */
  brand: string;
  /** The kind of page, in a word or two. */
  label?: string | undefined;
  title: string;
  cloth: string;
  /** A software's page has its colour, any other that of the page. */
  ground: 'product' | 'page';
}

/** In pixels, the size that chats and networks ask for. */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 64;
const CLOTH = 330;
const TEXT = CARD.width - CLOTH - 2 * MARGIN;
const TITLE = 400;
/** Beside the emblem, less the gaps. */
const HEAD = TEXT - 72 - 2 * 20;

const company = { colours: companyColours, cloth: companyCloth };

const image = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** For satori, which supports flex boxes and inline styles only. */
export function ShareCard({ brand, label = '', title, cloth, ground }: ShareCardProps) {
  const dark = ground === 'product';
  const { size, lines } = setTitle(title, TEXT, TITLE);
  // A long name is set smaller, so that the first line stays one line.
  const head = Math.min(1, HEAD / (52 * measure(brand) + 44 * measure(label)));
  const theme = products.find(({ id }) => id === cloth) ?? company;
  const woven = clothSvg(theme.cloth, { width: CLOTH, height: CARD.height, repeat: 220 });
  return (
    <div
      style={{
        display: 'flex',
        ...CARD,
        background: hexOf(dark ? theme.colours.light.hero : 'cream-50'),
        color: hexOf(dark ? 'cream-50' : 'bark-900'),
        letterSpacing: '-0.022em',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: CARD.width - CLOTH,
          padding: `56px ${MARGIN}px 60px`,
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 20,
            fontSize: 52 * head,
            whiteSpace: 'nowrap',
          }}
        >
          <img src={image(emblemIcon)} width={72} height={72} alt="" />
          {brand}
          {label && (
            <span style={{ fontSize: 44 * head, color: hexOf(dark ? 'cream-300' : 'bark-600') }}>
              {label}
            </span>
          )}
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            marginTop: 'auto',
            fontSize: size,
            lineHeight: LINE_HEIGHT,
            whiteSpace: 'nowrap',
          }}
        >
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </div>
      <img src={image(woven)} width={CLOTH} height={CARD.height} alt="" />
    </div>
  );
}
