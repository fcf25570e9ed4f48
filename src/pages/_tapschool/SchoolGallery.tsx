import { ScreenGallery } from '../../components/ScreenGallery.tsx';
import { SchoolDashboard } from '../../components/screens/tapschool/SchoolDashboard.tsx';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { ScreenOf } from '../../schemas/screens/index.ts';

export interface SchoolGalleryProps {
  tabs: PageOf<'tapschool-overview'>['explorer']['tabs'];
  data: {
    dashboard: ScreenOf<'school-dashboard'>;
  };
}

export function SchoolGallery({ tabs, data }: SchoolGalleryProps) {
  return (
    <ScreenGallery
      tabs={tabs}
      screens={{
        'tableau-de-bord': <SchoolDashboard data={data.dashboard} />,
      }}
    />
  );
}
