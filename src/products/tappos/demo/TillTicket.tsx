import { Comma } from '#components/Comma.tsx';
import { ReceiptPaper } from '#components/ReceiptPaper.tsx';
import layout from '#components/ui/layout.module.css';
import { Pair } from '#components/ui/Pair.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { vatLabel } from '../rules/vat.ts';
import styles from './TillTicket.module.css';
import type { TillPartProps } from './till-state.ts';

export function TillTicket({ content, state, sale }: Omit<TillPartProps, 'dispatch'>) {
  const { shop, address, taxId, when, words } = content;
  const number = content.ticket.replace('#', `${state.number}`);
  const { lines, subtotal, discount, total, vat, received, outcome } = sale;
  const paid = outcome.kind === 'paid';
  return (
    <ReceiptPaper shop={shop} notes={[address, taxId, number, when]}>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ code, name, price, quantity }) => (
            <li key={code} className={layout.split}>
              <span>{name}</span> <small>{unbroken(`${quantity} × ${formatNumber(price)}`)}</small>
              <Comma />
              <b>{unbroken(formatNumber(price * quantity))}</b>
            </li>
          ))}
        </ul>
      )}
      <dl className={`${layout.sums} ${styles.sums}`}>
        {discount > 0 && <Pair label={words.subtotal} value={formatNumber(subtotal)} />}
        {discount > 0 && <Pair label={words.discount} value={formatNumber(-discount)} />}
        <Pair label={words.total} value={formatMoney(total)} strong />
        {vat.map((line) => (
          <Pair key={line.rate} label={vatLabel(words, line)} value={formatNumber(line.vat)} />
        ))}
        {paid && <Pair label={words.cash} value={formatNumber(received)} />}
        {paid && <Pair label={words.change} value={formatNumber(outcome.change)} />}
        {outcome.kind === 'mobile' && <Pair label={words.mobile} value={formatNumber(total)} />}
      </dl>
      {(paid || outcome.kind === 'mobile') && <p>{words.thanks}</p>}
    </ReceiptPaper>
  );
}
