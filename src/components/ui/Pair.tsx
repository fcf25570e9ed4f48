import type { ReactNode } from 'react';
import { Unbroken } from './Unbroken.tsx';

export interface PairProps {
  label: ReactNode;
  value: ReactNode;
  /** The one that matters in its list. */
  strong?: boolean | undefined;
}

export function Pair({ label, value, strong }: PairProps) {
  return (
    <div data-strong={strong}>
      <dt>
        <Unbroken>{label}</Unbroken>
      </dt>
      <dd>
        <Unbroken>{value}</Unbroken>
      </dd>
    </div>
  );
}
