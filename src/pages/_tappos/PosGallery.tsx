import { ScreenGallery } from '../../components/ScreenGallery.tsx';
import { PosCheckout } from '../../components/screens/tappos/PosCheckout.tsx';
import { PosDashboard } from '../../components/screens/tappos/PosDashboard.tsx';
import { PosInventory } from '../../components/screens/tappos/PosInventory.tsx';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { ScreenOf } from '../../schemas/screens/index.ts';

export interface PosGalleryProps {
  tabs: PageOf<'tappos-overview'>['explorer']['tabs'];
  data: {
    dashboard: ScreenOf<'pos-dashboard'>;
    checkout: ScreenOf<'pos-checkout'>;
    inventory: ScreenOf<'pos-inventory'>;
  };
}

export function PosGallery({ tabs, data }: PosGalleryProps) {
  return (
    <ScreenGallery
      tabs={tabs}
      screens={{
        'tableau-de-bord': <PosDashboard data={data.dashboard} />,
        caisse: <PosCheckout data={data.checkout} />,
        inventaire: <PosInventory data={data.inventory} />,
      }}
    />
  );
}
