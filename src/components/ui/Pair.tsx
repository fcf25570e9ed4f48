import type { ReactNode } from 'react';
import { unbroken } from './unbroken.ts';

export interface PairProps {
  label: ReactNode;
  value: ReactNode;
  /** The pair that matters in its list. */
  strong?: boolean | undefined;
}

export function Pair({ label, value, strong }: PairProps) {
  return (
    <div data-strong={strong}>
      <dt>{unbroken(label)}</dt>
      <dd>{unbroken(value)}</dd>
    </div>
  );
}
