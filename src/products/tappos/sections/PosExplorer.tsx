import { Explorer } from '#components/Explorer.tsx';
import { ScreenTop } from '#components/screen/ScreenTop.tsx';
import { screensPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { PosDashboardData } from '../schemas/screens/dashboard.ts';
import { PosTiles } from '../screens/PosTiles.tsx';

export interface PosExplorerProps {
  content: PageOf<'tappos-overview'>['explorer'];
  dashboard: PosDashboardData;
}

/** The explorer, opened on the upper part of the dashboard. */
export function PosExplorer({ content, dashboard }: PosExplorerProps) {
  return (
    <Explorer content={content} galleryHref={screensPath('tappos')}>
      <ScreenTop
        name={dashboard.name}
        title={dashboard.title}
        note={dashboard.note}
        example={dashboard.example}
      >
        <PosTiles data={dashboard} />
      </ScreenTop>
    </Explorer>
  );
}
