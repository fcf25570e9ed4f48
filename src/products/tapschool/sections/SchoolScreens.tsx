import { Explorer } from '#components/Explorer.tsx';
import { screensPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { SchoolDashboardData } from '../schemas/screens/dashboard.ts';
import { SchoolDashboard } from '../screens/SchoolDashboard.tsx';

export interface SchoolScreensProps {
  content: PageOf<'tapschool-overview'>['explorer'];
  dashboard: SchoolDashboardData;
}

/** The explorer, with the screen that opens it. */
export function SchoolScreens({ content, dashboard }: SchoolScreensProps) {
  return (
    <Explorer content={content} galleryHref={screensPath('tapschool')}>
      <SchoolDashboard data={dashboard} />
    </Explorer>
  );
}
