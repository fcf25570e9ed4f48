import { Explorer } from '../../components/Explorer.tsx';
import { SchoolDashboard } from '../../components/screens/tapschool/SchoolDashboard.tsx';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { SchoolDashboardData } from '../../schemas/screens/school-dashboard.ts';

export interface SchoolScreensProps {
  content: PageOf<'tapschool-overview'>['explorer'];
  dashboard: SchoolDashboardData;
}

/** The software, screen by screen; the dashboard is drawn. */
export function SchoolScreens({ content, dashboard }: SchoolScreensProps) {
  return (
    <Explorer
      content={content}
      screens={{ 'tableau-de-bord': <SchoolDashboard data={dashboard} /> }}
    />
  );
}
