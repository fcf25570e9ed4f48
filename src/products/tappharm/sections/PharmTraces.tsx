import { Stack, Sums } from '#components/ui/layout.tsx';
import { Pair } from '#components/ui/Pair.tsx';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { sumOf } from '#lib/sum.ts';
import { monthOf } from '../rules/ageing.ts';
import { runsShort, stockLine } from '../rules/stock.ts';
import type { TappharmServices } from '../schemas/pages/overview.ts';
import type { PharmCreditData } from '../schemas/screens/credit.ts';
import type { PharmInventoryData } from '../schemas/screens/inventory.ts';
import styles from './PharmTraces.module.css';

interface Entry {
  label: string;
  value: string;
}

/** A column of figures; the last one, under a rule, is the result. */
function Sum({ entries, result }: { entries: readonly Entry[]; result: Entry }) {
  return (
    <Sums total>
      {[...entries, result].map((entry) => (
        <Pair key={entry.label} {...entry} />
      ))}
    </Sums>
  );
}

export type StockTraceProps = Pick<TappharmServices['stock'], 'shelf' | 'threshold'> & {
  inventory: PharmInventoryData;
};

/**
 * Shelves with each product's stock and its alert threshold.
 * @throws Error naming the file, the field and a product that is not on the inventory screen
 */
export function StockTrace({ shelf, threshold, inventory }: StockTraceProps) {
  const { products, today, warnDays } = inventory;
  const gauges = shelf.map(({ name, most }) => {
    const product = products.find((one) => one.name === name);
    if (!product)
      throw new Error(
        `pages/tappharm-overview.yaml, services.stock.shelf : « ${name} » n’est pas un produit de screens/pharm-inventory.yaml`,
      );
    return { ...stockLine(product, today, warnDays), most };
  });
  return (
    <Stack as="ul" className={styles.shelf}>
      {gauges.map((product) => (
        <li key={product.name} data-low={runsShort(product) || undefined}>
          <span>{product.name}</span>
          <span>
            <strong>{formatNumber(product.quantity)}</strong>, {threshold}
            {NBSP}
            {product.threshold}
          </span>
          <svg viewBox={`0 0 ${product.most} 10`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={product.most} height="10" />
            <rect width={product.quantity} height="10" />
            <path d={`M${product.threshold} 0v10`} />
          </svg>
        </li>
      ))}
    </Stack>
  );
}

export function OrdersTrace({ slip, lines }: TappharmServices['orders']) {
  return (
    <div className={styles.slip}>
      <strong>{slip}</strong>
      <Sums>
        {lines.map((line) => (
          <Pair key={line.name} label={line.name} value={formatNumber(line.quantity)} />
        ))}
      </Sums>
    </div>
  );
}

export function SaleTrace({ lines, total, received, paid, change }: TappharmServices['sale']) {
  const due = sumOf(lines, (line) => line.price);
  return (
    <Sum
      entries={[
        ...lines.map((line) => ({ label: line.name, value: formatNumber(line.price) })),
        { label: total, value: formatNumber(due) },
        { label: received, value: formatNumber(paid) },
      ]}
      result={{ label: change, value: formatMoney(paid - due) }}
    />
  );
}

export type CreditTraceProps = TappharmServices['credit'] & { screen: PharmCreditData };

/** The month of the account that the screen of credits has open: what was owed, each move. */
export function CreditTrace({ screen, balance, ...words }: CreditTraceProps) {
  const account = screen.accounts.find(({ name }) => name === screen.open);
  const { opening, moves } = monthOf(account ?? { moves: [] }, screen.today);
  const entries = moves.map(({ kind, on, amount }) => ({
    label: words[kind].replace('#', `${Number(on.slice(8))}`),
    amount: kind === 'purchase' ? amount : -amount,
  }));
  const all = opening > 0 ? [{ label: words.opening, amount: opening }, ...entries] : entries;
  return (
    <>
      <strong>{screen.open}</strong>
      <Sum
        entries={all.map(({ label, amount }) => ({ label, value: formatNumber(amount) }))}
        result={{ label: balance, value: formatMoney(sumOf(all, ({ amount }) => amount)) }}
      />
    </>
  );
}

export function ClosingTrace(props: TappharmServices['closing']) {
  const { lines, expected, counted, drawer, gap } = props;
  const takings = sumOf(lines, (line) => line.amount);
  return (
    <Sum
      entries={[
        ...lines.map((line) => ({ label: line.label, value: formatNumber(line.amount) })),
        { label: expected, value: formatNumber(takings) },
        { label: counted, value: formatNumber(drawer) },
      ]}
      result={{ label: gap, value: formatMoney(drawer - takings) }}
    />
  );
}
