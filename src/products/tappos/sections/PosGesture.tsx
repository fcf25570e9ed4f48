import { Button } from '#components/ui/Button.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { formatMoney, formatNumber, labelled } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { codedLines, settle, subtotalOf } from '../rules/sale.ts';
import type { TillContent } from '../schemas/demo.ts';
import type { PosInventoryData } from '../schemas/screens/inventory.ts';
import styles from './PosGesture.module.css';
import { stockAfter } from './stock-after.ts';

type Hero = PageOf<'tappos-overview'>['hero'];

export interface PosGestureProps {
  words: Hero['gesture'];
  drawer: Hero['drawer'];
  till: TillContent;
  inventory: PosInventoryData;
  trialHref: string;
  /** The word « Exemple », while the data are made up. */
  example: string | undefined;
}

/**
 * A sale without script: a checkbox sells an article, prints the ticket and lowers the stock.
 * Unchecking starts again. Once sold, the link to the trial is the primary button.
 */
export function PosGesture({
  words,
  drawer,
  till,
  inventory,
  trialHref,
  example,
}: PosGestureProps) {
  const lines = stockAfter(codedLines(till.articles, till.example.lines), inventory, drawer.shop);
  const total = subtotalOf(lines);
  const { received } = till.example;
  const paid = settle(total, received);
  const left = lines.map((line) => labelled(line.name, words.left.replace('#', `${line.left}`)));
  const paper = [
    [till.words.total, total],
    [drawer.received, received],
    [till.words.change, paid.kind === 'paid' ? paid.change : 0],
  ] as const;
  return (
    <div className={styles.root}>
      <span className={styles.weft} aria-hidden="true" />
      <div className={styles.card} data-paper="">
        <p>
          <strong>{till.shop}</strong> {till.place}
        </p>
        <dl>
          {lines.map((line) => (
            <div key={line.name}>
              <dt>
                {line.quantity} × {line.name}
                <small>
                  {drawer.stock}{' '}
                  <b className={styles.todo} data-case="" data-chosen="">
                    {line.before}
                  </b>{' '}
                  {/* Without style both figures are read: the second has words of its own. */}
                  <b className={styles.done} data-case="on">
                    <span className="visually-hidden">{words.left.replace('#', '')}</span>
                    {line.left}
                  </b>
                </small>
              </dt>
              <dd>{formatNumber(line.price * line.quantity)}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input type="checkbox" aria-describedby="sold" />
          <span className={styles.todo} data-case="" data-chosen="">
            {words.todo}
          </span>
          <span className={styles.done} data-case="on">
            {words.done}
          </span>{' '}
          <strong>{formatMoney(total)}</strong>
        </label>
        <div className={styles.slip} data-case="on">
          <div>
            <p>{till.ticket.replace('#', formatNumber(till.number))}</p>
            <dl>
              {paper.map(([label, amount]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{formatNumber(amount)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <Button href={trialHref} tone="outline" size="small" wide icon="arrow">
          {words.try}
        </Button>
        <ExampleMark text={example} />
      </div>
      <p id="sold" role="status" className="visually-hidden">
        <span className={styles.done} data-case="on">
          {words.said.replace('#', formatMoney(total))} {left.join(', ')}.
        </span>
      </p>
    </div>
  );
}
