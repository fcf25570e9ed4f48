import { HeroTry, type HeroTryProps } from '#components/HeroTry.tsx';
import text from '#components/ui/layout.module.css';
import { Pair } from '#components/ui/Pair.tsx';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { creditNotebook } from '../rules/customer-account.ts';
import { codedLines, settle, subtotalOf } from '../rules/sale.ts';
import type { TillContent } from '../schemas/demo.ts';
import type { PosCustomersData } from '../schemas/screens/customers.ts';
import type { PosInventoryData } from '../schemas/screens/inventory.ts';
import styles from './PosTicket.module.css';

/**
 * The lines of a sale with the shop's stock of each article before and after. The inventory is that
 * of the same evening: it holds what is left.
 * @throws Error naming the files, the fields, and the article or shop that the stock does not have
 */
function stockAfter<Line extends { name: string; quantity: number }>(
  lines: readonly Line[],
  { shops, articles }: Pick<PosInventoryData, 'shops' | 'articles'>,
  shop: string,
) {
  return lines.map((line) => {
    const article = articles.find(({ name }) => name === line.name);
    const left = article?.stock[shops.indexOf(shop)]?.left;
    if (left === undefined)
      throw new Error(
        `demos/till.yaml, example.lines : screens/pos-inventory.yaml n’a pas « ${line.name} » à « ${shop} » (pages/tappos-overview.yaml, hero.ticket.shop)`,
      );
    return { ...line, before: left + line.quantity, left };
  });
}

export interface PosTicketProps extends Pick<HeroTryProps, 'example' | 'more'> {
  words: PageOf<'tappos-overview'>['hero']['ticket'];
  till: TillContent;
  customers: PosCustomersData;
  inventory: PosInventoryData;
}

/** The demonstration's sale, paid in three ways. */
export function PosTicket({ words, till, customers, inventory, example, more }: PosTicketProps) {
  const lines = codedLines(till.articles, till.example.lines);
  const total = subtotalOf(lines);
  const { received } = till.example;
  const paid = settle(total, received);
  const { name, purchases, payments } = customers.file;
  const due = creditNotebook(purchases, payments).at(-1)?.due ?? 0;
  const ways = [
    {
      label: till.words.cash,
      rows: [
        [words.received, received],
        [till.words.change, paid.kind === 'paid' ? paid.change : 0],
      ],
    },
    {
      label: till.words.mobile,
      rows: [
        [words.received, total],
        [till.words.change, 0],
      ],
    },
    {
      label: customers.words.credit,
      rows: [
        [words.owed.replace('#', () => name), due],
        [words.owes.replace('#', () => name), due + total],
      ],
    },
  ] as const;
  return (
    <HeroTry
      head={
        <div className={styles.head}>
          <p>
            <strong>{till.shop}</strong>
            {till.ticket.replace('#', formatNumber(till.number))}
          </p>
          <dl className={text.sums}>
            {stockAfter(lines, inventory, words.shop).map((line) => (
              <div key={line.name}>
                <dt>
                  {line.quantity} × {line.name}
                  <small>
                    {words.stock} {line.before} → {line.left}
                  </small>
                </dt>
                <dd>{formatNumber(line.price * line.quantity)}</dd>
              </div>
            ))}
            <Pair label={till.words.total} value={<strong>{formatMoney(total)}</strong>} />
          </dl>
        </div>
      }
      legend={till.words.payment}
      first={0}
      cases={ways.map(({ label, rows }) => ({
        label,
        shown: (
          <dl className={styles.rows}>
            {rows.map(([row, amount]) => (
              <Pair key={row} label={row} value={<strong>{formatNumber(amount)}</strong>} />
            ))}
          </dl>
        ),
      }))}
      example={example}
      more={more}
    />
  );
}
