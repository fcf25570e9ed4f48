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
const TOP = 56;
const EMBLEM = 72;
const CLOTH = 330;
const TEXT = CARD.width - CLOTH - 2 * MARGIN;
const TITLE = 400;
/** Beside the emblem, less the gaps. */
const HEAD = TEXT - EMBLEM - 2 * 20;

const company = { colours: companyColours, cloth: companyCloth };

const themeOf = (cloth: string) => products.find(({ id }) => id === cloth) ?? company;

/** What is drawn on the card: satori's way to hold a picture takes as long again as all the rest. */
export function picturesOf({ cloth }: ShareCardProps) {
  const woven = clothSvg(themeOf(cloth).cloth, { width: CLOTH, height: CARD.height, repeat: 220 });
  const size = `width="${EMBLEM}" height="${EMBLEM}"`;
  return (
    woven.replace('<svg', `<svg x="${CARD.width - CLOTH}"`) +
    emblemIcon.replace('<svg', `<svg x="${MARGIN}" y="${TOP}" ${size}`)
  );
}

/** The card without its pictures, for satori, which supports flex boxes and inline styles only. */
export function ShareCard({ brand, label = '', title, cloth, ground }: ShareCardProps) {
  const dark = ground === 'product';
  const { size, lines } = setTitle(title, TEXT, TITLE);
  // A long name is set smaller, so that the first line stays one line.
  const head = Math.min(1, HEAD / (52 * measure(brand) + 44 * measure(label)));
  return (
    <div
      style={{
        display: 'flex',
        ...CARD,
        background: hexOf(dark ? themeOf(cloth).colours.light.hero : 'cream-50'),
        color: hexOf(dark ? 'cream-50' : 'bark-900'),
        letterSpacing: '-0.022em',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: CARD.width - CLOTH,
          padding: `${TOP}px ${MARGIN}px 60px`,
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
          <div style={{ width: EMBLEM, height: EMBLEM }} />
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
    </div>
  );
}
