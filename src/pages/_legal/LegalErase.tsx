import { PressButton } from '#components/ui/Button.tsx';
import type { LegalText } from '#schemas/legal-text.ts';
import styles from './LegalErase.module.css';

export type LegalEraseProps = NonNullable<LegalText['sections'][number]['erase']>;

/** The buttons that `offline/forget-device.ts` makes work, and how to do the same by hand. */
export function LegalErase({ text, action, done, undo, undone, failed, without }: LegalEraseProps) {
  return (
    <>
      <p data-needs-script>{text}</p>
      <div className={styles.root} data-needs-script data-forget>
        <PressButton data-done={done} data-failed={failed}>
          {action}
        </PressButton>
        <PressButton data-done={undone} data-failed={failed} hidden>
          {undo}
        </PressButton>
        <p role="status" />
      </div>
      <p>{without}</p>
    </>
  );
}
