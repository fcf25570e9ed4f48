import type { ProductId } from '#products/registry.ts';
import { site } from '#site.config.ts';
import type { Block } from '../blocks.ts';
import { A4, MARGIN, printPage } from '../document.ts';
import { decoration, type Pen, within } from '../pen.ts';
import { foot } from './foot.ts';
import { type BrochureContent, getBrochure } from './get-brochure.ts';
import { groups } from './groups.ts';
import { hero } from './hero.ts';
import { prices } from './prices.ts';
import { type PdfStyles, pdfStyles } from './styles.ts';
import { voice } from './voice.ts';

const PADDING = 14;
const GAP = { least: 13, most: 30 };

interface Layout {
  styles: PdfStyles;
  /** From edge to edge, at the top. */
  hero: Block;
  /** What stands on paper, below it. */
  upper: readonly Block[];
  gap: number;
  prices: Block;
  foot: Block;
}

type Pdf = Uint8Array<ArrayBuffer>;

/** Every page that offers a sheet says its size, so it is drawn once for each content. */
const drawn = new Map<string, Promise<Pdf>>();

/** A product on one A4 sheet: what it does, its price, how to reach us. */
export async function brochurePdf(product: ProductId): Promise<Pdf> {
  const content = await getBrochure(product);
  const key = JSON.stringify(content);
  const pdf = drawn.get(key) ?? drawPage(content);
  drawn.set(key, pdf);
  return pdf;
}

function drawPage(content: BrochureContent): Promise<Pdf> {
  const { title, description, keywords } = content.meta;
  const info = { title, subject: description, keywords, author: site.name };
  const layout = fit(content);
  return printPage(info, (pen) => draw(pen, layout));
}

/**
 * Finds the largest text size that fills one page.
 * @throws Error naming the product whose content does not fit, even at the smallest size
 */
function fit(content: BrochureContent): Layout {
  for (let percent = 120; percent >= 75; percent -= 1) {
    const styles = pdfStyles(content.product, percent / 100);
    for (const columns of [3, 4]) {
      const upper = [groups(content, styles, columns), ...voice(content, styles)];
      const edges = {
        hero: hero(content, styles),
        prices: prices(content, styles),
        foot: foot(content),
      };
      const blocks = [...upper, ...Object.values(edges)];
      const used = blocks.reduce((sum, { height }) => sum + height, 4 * PADDING);
      const gap = (A4.height - used) / (upper.length + 1);
      if (gap >= GAP.least) return { styles, upper, ...edges, gap: Math.min(gap, GAP.most) };
    }
  }
  throw new Error(`/brochures/${content.product}.pdf : le contenu ne tient pas sur une page`);
}

function draw(pen: Pen, layout: Layout): void {
  const { styles, hero, upper, gap, prices, foot } = layout;
  hero.draw(pen, 0, 0);
  let y = hero.height + gap;
  for (const block of upper) {
    within(pen, 'Sect', (inner) => block.draw(inner, MARGIN, y));
    y += block.height + gap;
  }
  const footTop = A4.height - foot.height - 2 * PADDING;
  const pricesTop = footTop - prices.height - 2 * PADDING;
  drawPanel(pen, prices, pricesTop, styles.tint);
  drawPanel(pen, foot, footTop, styles.night);
}

/** A block on a coloured ground as wide as the page. */
function drawPanel(pen: Pen, block: Block, top: number, ground: string): void {
  decoration(pen, () => pen.doc.rect(0, top, A4.width, block.height + 2 * PADDING).fill(ground));
  within(pen, 'Sect', (inner) => block.draw(inner, MARGIN, top + PADDING));
}
