import { Explorer } from '../../components/Explorer.tsx';
import { PharmDashboard } from '../../components/screens/tappharm/PharmDashboard.tsx';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { PharmDashboardData } from '../../schemas/screens/pharm-dashboard.ts';

export interface PharmScreensProps {
  content: PageOf<'tappharm-overview'>['explorer'];
  dashboard: PharmDashboardData;
}

/** The explorer of TapPharm, with the screens that are drawn. */
export function PharmScreens({ content, dashboard }: PharmScreensProps) {
  return (
    <Explorer
      content={content}
      screens={{ 'tableau-de-bord': <PharmDashboard data={dashboard} /> }}
    />
  );
}
