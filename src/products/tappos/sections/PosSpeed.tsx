import { ProductVoice } from '#components/ProductVoice.tsx';
import { ReceiptPaper } from '#components/ReceiptPaper.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Testimonial } from '#schemas/people.ts';
import styles from './PosSpeed.module.css';

type Speed = PageOf<'tappos-overview'>['speed'];

export interface PosSpeedProps extends Speed {
  /** A shop keeper's testimonial. */
  voice: Testimonial | undefined;
  /** The word « Exemple », while the receipt is made up. */
  example: string | undefined;
}

/** The announced durations, printed on a till receipt. */
export function PosSpeed({ title, lede, receipt, voice, example }: PosSpeedProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <SectionHeading id="vitesse" title={title} lede={lede} />
        {voice && <ProductVoice voice={voice} />}
      </div>
      <Receipt {...receipt} example={example} />
    </div>
  );
}

function Receipt({
  shop,
  number,
  claims,
  thanks,
  example,
}: Speed['receipt'] & Pick<PosSpeedProps, 'example'>) {
  return (
    <div className={styles.receipt}>
      <ReceiptPaper shop={shop} notes={[number]}>
        <dl className={styles.claims}>
          {claims.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value} {note && <span>{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <p>{thanks}</p>
        <ExampleMark text={example} />
        <svg
          className={styles.code}
          viewBox="0 0 120 24"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M1 0v24M5 0v24M13 0v24M20 0v24M24 0v24M33 0v24M37 0v24M47 0v24M51 0v24M58 0v24M67 0v24M71 0v24M80 0v24M84 0v24M94 0v24M101 0v24M105 0v24M114 0v24M119 0v24" />
          <path
            data-thick=""
            d="M9 0v24M28.5 0v24M42 0v24M62.5 0v24M75.5 0v24M89 0v24M109.5 0v24"
          />
        </svg>
      </ReceiptPaper>
    </div>
  );
}
