import type { ReactNode } from 'react';

export interface PairProps {
  label: ReactNode;
  value: ReactNode;
  /** The one that matters in its list. */
  strong?: boolean | undefined;
}

export function Pair({ label, value, strong }: PairProps) {
  return (
    <div data-strong={strong}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
