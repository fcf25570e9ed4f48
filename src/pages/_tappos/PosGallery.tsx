import { ScreenGallery } from '../../components/ScreenGallery.tsx';
import { PosDashboard } from '../../components/screens/tappos/PosDashboard.tsx';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { ScreenOf } from '../../schemas/screens/index.ts';

export interface PosGalleryProps {
  tabs: PageOf<'tappos-overview'>['explorer']['tabs'];
  data: {
    dashboard: ScreenOf<'pos-dashboard'>;
  };
}

export function PosGallery({ tabs, data }: PosGalleryProps) {
  return (
    <ScreenGallery
      tabs={tabs}
      screens={{
        'tableau-de-bord': <PosDashboard data={data.dashboard} />,
      }}
    />
  );
}
