import type { ElementType, HTMLAttributes } from 'react';
import layout from './layout.module.css';

/** A step of the spacing scale, `--space-1` to `--space-8` of `styles/tokens.css`. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface ShapeProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  gap?: Space | undefined;
}

interface Drawn extends ShapeProps {
  names: readonly (string | false | undefined)[];
}

function Shape({ as: Element = 'div', gap, names, className, ...rest }: Drawn) {
  const all = [...names, gap && layout[`gap${gap}`], className].filter(Boolean);
  return <Element className={all.join(' ')} {...rest} />;
}

/** The column of the page. */
export const Wrap = (props: Omit<ShapeProps, 'gap'>) => <Shape names={[layout.wrap]} {...props} />;

/** One under the other. */
export function Stack({ gap = 4, ...rest }: ShapeProps) {
  return <Shape names={[layout.stack]} gap={gap} {...rest} />;
}

/** One beside the other, as many as a line holds. */
export function Cluster({ gap = 3, ...rest }: ShapeProps) {
  return <Shape names={[layout.cluster]} gap={gap} {...rest} />;
}

/** Its children at both ends of a line. */
export function Split({ gap = 4, ...rest }: ShapeProps) {
  return <Shape names={[layout.split]} gap={gap} {...rest} />;
}

/** Rows of a mark and its words. */
export function Rows({ as = 'ul', gap = 4, ...rest }: ShapeProps) {
  return <Shape names={[layout.stack, layout.rows]} as={as} gap={gap} {...rest} />;
}

/** What something is called beside what it is: a `div` with `dt` and `dd` for each. */
export const Facts = (props: Omit<ShapeProps, 'as' | 'gap'>) => (
  <Shape names={[layout.facts]} as="dl" {...props} />
);

export interface ColumnsProps extends ShapeProps {
  /** even: 1 to 1 · wideFirst: 7 to 5 · wideLast: 5 to 7 · narrowFirst: 4 to 8 · narrowLast: 8 to 4 */
  split?: 'even' | 'wideFirst' | 'wideLast' | 'narrowFirst' | 'narrowLast';
}

/** Two columns from 900 px up, one below. */
export function Columns({ split = 'even', gap = 7, ...rest }: ColumnsProps) {
  return <Shape names={[layout.columns, layout[split]]} gap={gap} {...rest} />;
}

const tiles = { 2: 'two', 3: 'three', 4: 'four', 6: 'six', fit: 'fit' } as const;

export interface TilesProps extends ShapeProps {
  /** How many are in a full row of a wide window; six are placed three by three. fit: as many as there is room for. */
  count: keyof typeof tiles;
  /** Cards of a few words: on a phone, rows under hairlines. */
  brief?: boolean;
}

/** Equal places in a grid, often of cards. */
export function Tiles({ count, brief, gap = 5, ...rest }: TilesProps) {
  const names = [layout.tiles, layout[tiles[count]], brief && layout.brief];
  return <Shape names={names} gap={gap} {...rest} />;
}

export interface PanelProps extends ShapeProps {
  tone?: 'sand' | 'tint' | 'surface' | 'night';
}

/** A large ground with rounded corners. */
export function Panel({ tone = 'sand', gap, ...rest }: PanelProps) {
  const names = [layout.panel, gap && layout.stack];
  return <Shape names={names} data-tone={tone} gap={gap} {...rest} />;
}

export interface CardProps extends ShapeProps {
  /** It ends with a link, which is on one line with the links of its neighbours. */
  leads?: boolean;
}

/** A card among others; its attribute is for the acceptance tests, which count cards. */
export function Card({ gap = 2, leads, ...rest }: CardProps) {
  const names = [layout.card, layout.stack, leads && layout.leads];
  return <Shape names={names} data-card="" gap={gap} {...rest} />;
}

/** Rows, each under a hairline. */
export function RuledList({ as = 'ul', ...rest }: Omit<ShapeProps, 'gap'>) {
  return <Shape names={[layout.ruled]} as={as} {...rest} />;
}

export interface AmountListProps extends Omit<ShapeProps, 'as' | 'gap'> {
  /** Whether the last row is the total of the others. */
  total?: boolean;
}

/** A bill, as a definition list: a `div` with `dt` and `dd` for each row. */
export function AmountList({ total, ...rest }: AmountListProps) {
  return <Shape as="dl" names={[layout.sums, total && layout.total]} {...rest} />;
}
