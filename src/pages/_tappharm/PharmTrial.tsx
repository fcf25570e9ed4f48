import { SectionHeading } from '../../components/ui/SectionHeading.tsx';
import { Island } from '../../islands/Island.tsx';
import { ThirdParty } from '../../islands/third-party/ThirdParty.tsx';
import type { ThirdPartyDemo } from '../../schemas/demos/third-party.ts';
import styles from './PharmTrial.module.css';

export interface PharmTrialProps {
  content: ThirdPartyDemo;
}

/** The third-party payment, to try. */
export function PharmTrial({ content: { title, lede, rule, board } }: PharmTrialProps) {
  return (
    <>
      <SectionHeading id="essai" title={title} lede={lede} />
      <Island name="ThirdParty" component={ThirdParty} props={board} />
      <p className={styles.rule}>{rule}</p>
    </>
  );
}
