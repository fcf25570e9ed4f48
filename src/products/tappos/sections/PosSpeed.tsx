import { ProductVoice } from '#components/ProductVoice.tsx';
import { ReceiptPaper } from '#components/ReceiptPaper.tsx';
import { AmountList, Columns } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { formatFigure } from '#i18n/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Testimonial } from '#schemas/people.ts';
import { posAnchors } from '../addresses.ts';
import styles from './PosSpeed.module.css';

export type PosSpeedProps = PageOf<'tappos-overview'>['speed'] & { voice: Testimonial | undefined };

export function PosSpeed({ title, lede, receipt, voice }: PosSpeedProps) {
  return (
    <>
      <SectionHeading id={posAnchors.speed} title={title} lede={lede} />
      <Columns split="wideLast">
        <div className={styles.receipt}>
          <ReceiptPaper shop={receipt.shop}>
            <AmountList className={styles.claims}>
              {receipt.claims.map(({ label, figure, note }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {formatFigure(figure)} {note && <span>{note}</span>}
                  </dd>
                </div>
              ))}
            </AmountList>
            <p>{receipt.thanks}</p>
          </ReceiptPaper>
        </div>
        {voice && <ProductVoice voice={voice} />}
      </Columns>
    </>
  );
}
