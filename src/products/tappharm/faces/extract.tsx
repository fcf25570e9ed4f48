import { ExtractCard } from '#components/ExtractCard.tsx';
import { formatNumber } from '#i18n/format.ts';
import { getProduct } from '#queries/content.ts';
import { getScreen } from '#queries/screens.ts';
import { stockLine } from '../rules/stock.ts';
import { StockBadge } from '../screens/StockBadge.tsx';
import styles from './extract.module.css';

/** The head of the stock list. */
export async function extract() {
  const { name } = await getProduct('tappharm');
  const { title, products, today, warnDays, words } = await getScreen('pharm-inventory');
  const lines = products.slice(0, 4).map((product) => stockLine(product, today, warnDays));
  return (
    <ExtractCard product="tappharm" title={title} note={name}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name}>
            <strong>{line.name}</strong>
            <span>{formatNumber(line.quantity)}</span>
            <StockBadge line={line} words={words} />
          </li>
        ))}
      </ul>
    </ExtractCard>
  );
}
