import { PressButton } from '#components/ui/Button.tsx';
import { Cluster } from '#components/ui/layout.tsx';
import type { LegalText } from '#schemas/legal-text.ts';

export type LegalEraseProps = NonNullable<LegalText['sections'][number]['erase']>;

/** The buttons that `offline/forget-device.ts` makes work, and how to do the same by hand. */
export function LegalErase({ text, action, done, undo, undone, failed, without }: LegalEraseProps) {
  return (
    <>
      <p data-needs-script>{text}</p>
      <Cluster data-needs-script="" data-forget="" data-screen-only="">
        <PressButton data-done={done} data-failed={failed}>
          {action}
        </PressButton>
        <PressButton data-done={undone} data-failed={failed} hidden>
          {undo}
        </PressButton>
        <p role="status" />
      </Cluster>
      <p>{without}</p>
    </>
  );
}
