import { ProductVoice } from '#components/ProductVoice.tsx';
import { ReceiptPaper } from '#components/ReceiptPaper.tsx';
import { Columns } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { formatFigure } from '#i18n/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Testimonial } from '#schemas/people.ts';
import { posAnchors } from '../addresses.ts';
import styles from './PosSpeed.module.css';

type Speed = PageOf<'tappos-overview'>['speed'];

export interface PosSpeedProps extends Speed {
  voice: Testimonial | undefined;
}

/** The announced durations, printed on a till receipt. */
export function PosSpeed({ title, lede, receipt, voice }: PosSpeedProps) {
  return (
    <Columns split="wideFirst" className={styles.root}>
      <div className={styles.words}>
        <SectionHeading id={posAnchors.speed} title={title} lede={lede} />
        {voice && <ProductVoice voice={voice} />}
      </div>
      <Receipt {...receipt} />
    </Columns>
  );
}

function Receipt({ shop, claims, thanks }: Speed['receipt']) {
  return (
    <div className={styles.receipt}>
      <ReceiptPaper shop={shop} notes={[]}>
        <dl className={styles.claims}>
          {claims.map(({ label, figure, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {formatFigure(figure)} {note && <span>{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <p>{thanks}</p>
      </ReceiptPaper>
    </div>
  );
}
