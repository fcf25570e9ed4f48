import type { ReactNode } from 'react';
import text from '#components/ui/layout.module.css';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { CoPaymentDemo } from '../schemas/demo.ts';

export interface PharmTrialProps {
  content: Pick<CoPaymentDemo, 'title' | 'lede' | 'rule'>;
  children: ReactNode;
}

/** The co-payment demonstration, with its title and its rounding rule. */
export function PharmTrial({ content: { title, lede, rule }, children }: PharmTrialProps) {
  return (
    <>
      <SectionHeading id={anchors.trial} title={title} lede={lede} />
      {children}
      <p className={`${text.note} ${text.apart}`}>{rule}</p>
    </>
  );
}
