import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import type { PlanPrice } from '#components/ui/PlanCard.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatRate } from '#i18n/format.ts';
import type { Money } from '#lib/figures.ts';
import { pharmAnchors } from '../addresses.ts';
import styles from './PharmStairs.module.css';

export interface PharmStairsProps {
  title: string;
  description: string;
  prices: readonly (PlanPrice & { price: Money })[];
  action: { label: string; href: string };
}

/** The price of each year as a length of cloth, to scale; the last price applies to later years. */
export function PharmStairs({ title, description, prices, action }: PharmStairsProps) {
  // At least 1: if every price were 0, lengths would be NaN.
  const top = Math.max(1, ...prices.map(({ price }) => price.amount));
  return (
    <Stack gap={5} className={styles.root}>
      <h2 id={pharmAnchors.gold}>{title}</h2>
      <Stack as="ol" gap={4} className={styles.stairs}>
        {prices.map(({ price, amount, unit, period, note }) => (
          <li key={note}>
            <p>
              <strong>{unbroken(amount)}</strong>{' '}
              <span>
                {unit} {period}, <b>{note}</b>
              </span>
            </p>
            <Length share={price.amount / top} />
          </li>
        ))}
      </Stack>
      <div className={layout.strip}>
        <Button href={action.href} tone="outline">
          {action.label}
        </Button>
        <p className={layout.display4}>{description}</p>
      </div>
    </Stack>
  );
}

/** A whole cloth, covered by paper where it is cut off. */
function Length({ share }: { share: number }) {
  const cut = `${Math.round((1 - share) * 1000) / 10}%`;
  const kept = `${Math.round(share * 1000) / 10}%`;
  return (
    <div className={styles.length}>
      <Cloth name="tappharm" use="panel" />
      <svg aria-hidden="true">
        <rect data-cut="end" x={kept} width={cut} height="100%" />
      </svg>
      {share < 1 && <b>−{formatRate(Math.round((1 - share) * 100))}</b>}
    </div>
  );
}
