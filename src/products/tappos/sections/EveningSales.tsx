import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import text from '#components/ui/layout.module.css';
import { formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import { shopSales } from '../rules/totals.ts';
import type { PosDashboardData } from '../schemas/screens/dashboard.ts';
import styles from './EveningSales.module.css';

export interface EveningSalesProps {
  data: PosDashboardData;
}

/** The evening's sales on the owner's phone: the same lines as on the dashboard. */
export function EveningSales({ data: { title, note, shops, words, example } }: EveningSalesProps) {
  return (
    <div className={styles.root}>
      <p className={text.display4}>{title}</p>
      <p className={text.quiet}>{note}</p>
      <ScreenRows
        rows={shops.map((shop) => ({
          name: shop.name,
          detail: `${shop.tickets} ${words.tickets}`,
          value: formatNumber(shopSales(shop)),
        }))}
        total={{ name: words.total, value: formatNumber(sumOf(shops, shopSales)) }}
      />
      <ExampleMark text={example} />
    </div>
  );
}
