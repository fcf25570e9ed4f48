import type { ReactNode } from 'react';
import { unbroken } from '#components/ui/unbroken.ts';
import { type Cost, wholePer } from '#lib/cost.ts';
import styles from './OpeningTrial.module.css';
import { Button } from './ui/Button.tsx';
import layout from './ui/layout.module.css';
import { Cluster } from './ui/layout.tsx';

export interface OpeningTrialProps {
  label: ReactNode;
  href: string;
  start: string;
  /** Beside the button: the product's price or, where the title says that, what is free. */
  cost?: Cost;
}

/** A text of more letters takes several lines beside the button, instead of the next row. */
const LONG = 24;

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
    <Cluster className={wholePer(cost).length > LONG ? styles.root : undefined}>
      {button}
      <p className={layout.stack}>
        <strong>{unbroken(cost.amount)}</strong>{' '}
        <small className={layout.note}>{unbroken(wholePer(cost))}</small>
      </p>
    </Cluster>
  );
}
