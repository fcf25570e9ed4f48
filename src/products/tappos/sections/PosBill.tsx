import layout from '#components/ui/layout.module.css';
import { AmountList, Columns, Panel } from '#components/ui/layout.tsx';
import { Pair } from '#components/ui/Pair.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { formatPrice } from '#i18n/format.ts';
import type { Money } from '#lib/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { posAnchors } from '../addresses.ts';

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
      <Panel tone="surface" gap={2} data-paper="">
        <p className={layout.display4}>{bill.caption}</p>
        <AmountList total className={layout.ruled}>
          <Pair label={bill.subscription} value={amount} />
          {bill.free.map(({ label, value }) => (
            <Pair key={label} label={label} value={value} />
          ))}
          <Pair label={bill.total} value={amount} />
        </AmountList>
      </Panel>
    </Columns>
  );
}
