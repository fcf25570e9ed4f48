import { Badge } from '#components/ui/Badge.tsx';
import { NBSP } from '#lib/spaces.ts';
import type { StockLine } from '../rules/stock.ts';
import type { PharmInventoryData } from '../schemas/screens/inventory.ts';

export interface StockBadgeProps {
  line: StockLine;
  words: Pick<PharmInventoryData['words'], 'out' | 'low' | 'expiresIn' | 'days'>;
}

/** A badge for low stock or an expiry date that is near; nothing otherwise. */
export function StockBadge({ line, words }: StockBadgeProps) {
  if (line.state === 'out') return <Badge text={words.out} tone="alert" />;
  if (line.state === 'low') return <Badge text={words.low} tone="warn" />;
  if (line.state === 'fine') return null;
  const days = `${words.expiresIn} ${line.daysLeft}${NBSP}${words.days}`;
  return <Badge text={days} tone="warn" />;
}
