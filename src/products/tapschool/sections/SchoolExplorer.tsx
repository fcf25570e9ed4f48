import { Explorer } from '#components/Explorer.tsx';
import { ScreenTop } from '#components/screen/ScreenTop.tsx';
import { screensPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { SchoolDashboardData } from '../schemas/screens/dashboard.ts';
import { SchoolTiles } from '../screens/SchoolTiles.tsx';

export interface SchoolExplorerProps {
  content: PageOf<'tapschool-overview'>['explorer'];
  dashboard: SchoolDashboardData;
}

/** The explorer, opened on the upper part of the dashboard. */
export function SchoolExplorer({ content, dashboard }: SchoolExplorerProps) {
  return (
    <Explorer content={content} galleryHref={screensPath('tapschool')}>
      <ScreenTop
        name={dashboard.name}
        title={dashboard.title}
        note={dashboard.note}
        example={dashboard.example}
      >
        <SchoolTiles data={dashboard} />
      </ScreenTop>
    </Explorer>
  );
}
