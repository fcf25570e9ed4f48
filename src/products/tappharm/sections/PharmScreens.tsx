import { Explorer } from '#components/Explorer.tsx';
import { screensPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { PharmDashboardData } from '../schemas/screens/dashboard.ts';
import { PharmDashboard } from '../screens/PharmDashboard.tsx';

export interface PharmScreensProps {
  content: PageOf<'tappharm-overview'>['explorer'];
  dashboard: PharmDashboardData;
}

/** The explorer, with the screen that opens it. */
export function PharmScreens({ content, dashboard }: PharmScreensProps) {
  return (
    <Explorer content={content} galleryHref={screensPath('tappharm')}>
      <PharmDashboard data={dashboard} />
    </Explorer>
  );
}
