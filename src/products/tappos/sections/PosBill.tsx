import { Columns } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatPrice } from '#i18n/format.ts';
import type { Money } from '#lib/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { posAnchors } from '../addresses.ts';
import styles from './PosBill.module.css';

type Bill = PageOf<'tappos-pricing'>['bill'];

export interface PosBillProps extends Bill {
  price: Money;
}

/** A month's bill: a single line has an amount, which is the total. */
export function PosBill({ title, lede, price, ...bill }: PosBillProps) {
  const amount = formatPrice(price);
  return (
    <Columns split="wideLast">
      <SectionHeading id={posAnchors.bill} title={title} lede={lede} />
      <div className={styles.bill} data-paper="">
        <table>
          <caption>{bill.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{bill.item}</th>
              <th scope="col">{bill.amount}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{bill.subscription}</th>
              <td>{unbroken(amount)}</td>
            </tr>
            {bill.free.map(({ label, value }) => (
              <tr key={label} data-free="">
                <th scope="row">{label}</th>
                <td>{unbroken(value)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{bill.total}</th>
              <td>{unbroken(amount)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Columns>
  );
}
