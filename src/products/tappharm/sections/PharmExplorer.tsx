import { Explorer } from '#components/Explorer.tsx';
import { ScreenTop } from '#components/screen/ScreenTop.tsx';
import { screensPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { PharmCreditData } from '../schemas/screens/credit.ts';
import type { PharmDashboardData } from '../schemas/screens/dashboard.ts';
import { PharmTiles } from '../screens/PharmTiles.tsx';

export interface PharmExplorerProps {
  content: PageOf<'tappharm-overview'>['explorer'];
  dashboard: PharmDashboardData;
  credit: PharmCreditData;
}

/** The explorer, opened on the upper part of the dashboard. */
export function PharmExplorer({ content, dashboard, credit }: PharmExplorerProps) {
  return (
    <Explorer content={content} galleryHref={screensPath('tappharm')}>
      <ScreenTop
        name={dashboard.name}
        title={dashboard.title}
        note={dashboard.note}
        example={dashboard.example}
      >
        <PharmTiles data={dashboard} credit={credit} />
      </ScreenTop>
    </Explorer>
  );
}
