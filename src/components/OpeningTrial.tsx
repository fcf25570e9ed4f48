import type { ReactNode } from 'react';
import { unbroken } from '#components/ui/unbroken.ts';
import { Button } from './ui/Button.tsx';
import layout from './ui/layout.module.css';
import { Cluster } from './ui/layout.tsx';

export interface OpeningTrialProps {
  label: ReactNode;
  href: string;
  /** What starting costs. */
  start: string;
  /** The product's price, beside the button where no title says it. */
  cost?: { amount: string; per: string };
}

/** The trial that opens each page of a product. */
export function OpeningTrial({ label, href, start, cost }: OpeningTrialProps) {
  const button = (
    <Button href={href}>
      <span>
        {label} <small>{start}</small>
      </span>
    </Button>
  );
  if (!cost) return button;
  return (
    <Cluster>
      {button}
      <p className={layout.stack}>
        <strong>{unbroken(cost.amount)}</strong> <small className={layout.note}>{cost.per}</small>
      </p>
    </Cluster>
  );
}
