import { ScreenGallery } from '../../components/ScreenGallery.tsx';
import { PosAnalytics } from '../../components/screens/tappos/PosAnalytics.tsx';
import { PosCheckout } from '../../components/screens/tappos/PosCheckout.tsx';
import { PosCustomers } from '../../components/screens/tappos/PosCustomers.tsx';
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
    customers: ScreenOf<'pos-customers'>;
    analytics: ScreenOf<'pos-analytics'>;
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
        clients: <PosCustomers data={data.customers} />,
        analyses: <PosAnalytics data={data.analytics} />,
      }}
    />
  );
}
