import { ScreenGallery } from '../../components/ScreenGallery.tsx';
import { PharmDashboard } from '../../components/screens/tappharm/PharmDashboard.tsx';
import { PharmInventory } from '../../components/screens/tappharm/PharmInventory.tsx';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { ScreenOf } from '../../schemas/screens/index.ts';

export interface PharmGalleryProps {
  tabs: PageOf<'tappharm-overview'>['explorer']['tabs'];
  data: {
    dashboard: ScreenOf<'pharm-dashboard'>;
    inventory: ScreenOf<'pharm-inventory'>;
  };
}

export function PharmGallery({ tabs, data }: PharmGalleryProps) {
  return (
    <ScreenGallery
      tabs={tabs}
      screens={{
        'tableau-de-bord': <PharmDashboard data={data.dashboard} />,
        inventaire: <PharmInventory data={data.inventory} />,
      }}
    />
  );
}
