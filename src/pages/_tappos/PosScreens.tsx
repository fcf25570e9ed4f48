import { Explorer } from '../../components/Explorer.tsx';
import { PosDashboard } from '../../components/screens/tappos/PosDashboard.tsx';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { PosDashboardData } from '../../schemas/screens/pos-dashboard.ts';

export interface PosScreensProps {
  content: PageOf<'tappos-overview'>['explorer'];
  dashboard: PosDashboardData;
}

/** The software's five screens, the drawn ones included. */
export function PosScreens({ content, dashboard }: PosScreensProps) {
  return (
    <Explorer
      content={content}
      screens={{ 'tableau-de-bord': <PosDashboard data={dashboard} /> }}
    />
  );
}
