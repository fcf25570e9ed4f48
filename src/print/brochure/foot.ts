import { qrModules } from '#lib/qr.ts';
import { hexOf } from '#styles/palette.ts';
import { type Block, drawLine, stack, text } from '../blocks.ts';
import { WIDTH } from '../document.ts';
import { type Style, widthOf } from '../lines.ts';
import { content, type Pen, within } from '../pen.ts';
import type { BrochureContent } from './get-brochure.ts';

const CODE = 74;
const STEP = 16.5;

const NAME = 14;
const GAP = 14;

/** How to reach us: QR codes, and every address. */
export function foot({ words, codes, contacts }: BrochureContent): Block {
  const ink = hexOf('white');
  const title: Style = { face: 'display', size: 18, colour: ink };
  const plain: Style = { face: 'text', size: 11, colour: ink };
  const ways = Math.max(...contacts.map(({ label }) => widthOf([{ text: label, style: plain }])));
  const named: Style = { face: 'bold', size: 9.5, colour: ink };
  const left = codes.length * (CODE + GAP) + 6;
  const width = WIDTH - left - 24 - ways;
  const call = stack(
    [
      text([{ text: words.contact.title, style: title }], { width, tag: 'H2', leading: 1.2 }),
      text([{ text: words.contact.scan, style: plain }], { width }),
    ],
    2,
  );
  const height = Math.max(CODE + NAME, call.height);
  return {
    height,
    draw: (pen, x, y) => {
      for (const [index, { name, alt, address }] of codes.entries()) {
        const at = x + index * (CODE + GAP);
        const line = [{ text: name, style: named }];
        drawCode(pen, address, alt, at, y);
        content(pen, 'P', () =>
          drawLine(pen, line, at + (CODE - widthOf(line)) / 2, y + CODE + 2, NAME),
        );
      }
      call.draw(pen, x + left, y + (height - call.height) / 2);
      let top = y + (height - STEP * contacts.length) / 2;
      for (const { label, href } of contacts) {
        drawLink(pen, label, href, plain, x + WIDTH - ways, top);
        top += STEP;
      }
    },
  };
}

function drawCode(pen: Pen, address: string, alt: string, x: number, y: number): void {
  const { side, path } = qrModules(address);
  const { doc } = pen;
  const draw = () => {
    doc.roundedRect(x, y, CODE, CODE, 6).fill('#fff');
    doc
      .save()
      .translate(x, y)
      .scale(CODE / side);
    doc.path(path).fill('#000');
    doc.restore();
  };
  content(pen, 'Figure', draw, alt);
}

function drawLink(pen: Pen, label: string, href: string, style: Style, x: number, y: number): void {
  const line = [{ text: label, style }];
  within(pen, 'P', (paragraph) =>
    within(paragraph, 'Link', (inner) => {
      content(inner, 'Span', () => drawLine(inner, line, x, y, STEP));
      // pdfkit writes a String object as a PDF string, and a primitive string as a name.
      const options = { Contents: new String(label) as string, structParent: inner.parent };
      pen.doc.link(x, y, widthOf(line), STEP, href, options);
    }),
  );
}
