import { Badge } from '#components/ui/Badge.tsx';
import layout from '#components/ui/layout.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import parts from './parts.module.css';

export function FileHead({ title, note, due }: Drawn<'head'>) {
  return (
    <div className={`${layout.cluster} ${parts.head}`}>
      <div>
        <p className={layout.display4}>{title}</p>
        <p className={layout.note}>{unbroken(note)}</p>
      </div>
      <Badge
        tone="warn"
        text={
          <>
            {due.label} <b data-counts="">{unbroken(formatNumber(due.value))}</b>
          </>
        }
      />
    </div>
  );
}
