import { Explorer } from '#components/Explorer.tsx';
import { screensPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { PosDashboardData } from '../schemas/screens/dashboard.ts';
import { PosDashboard } from '../screens/PosDashboard.tsx';

export interface PosScreensProps {
  content: PageOf<'tappos-overview'>['explorer'];
  dashboard: PosDashboardData;
}

/** The explorer, with the screen that opens it. */
export function PosScreens({ content, dashboard }: PosScreensProps) {
  return (
    <Explorer content={content} galleryHref={screensPath('tappos')}>
      <PosDashboard data={dashboard} />
    </Explorer>
  );
}
