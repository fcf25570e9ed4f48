import { ScreenGallery, type ScreenGalleryProps } from '#components/ScreenGallery.tsx';
import type { ScreenOf } from '#schemas/screens/index.ts';
import { posTabs } from '../addresses.ts';
import { PosAnalytics } from '../screens/PosAnalytics.tsx';
import { PosCheckout } from '../screens/PosCheckout.tsx';
import { PosCustomers } from '../screens/PosCustomers.tsx';
import { PosDashboard } from '../screens/PosDashboard.tsx';
import { PosInventory } from '../screens/PosInventory.tsx';

export interface PosGalleryProps extends Pick<ScreenGalleryProps, 'explorer' | 'pause'> {
  data: {
    dashboard: ScreenOf<'pos-dashboard'>;
    checkout: ScreenOf<'pos-checkout'>;
    inventory: ScreenOf<'pos-inventory'>;
    customers: ScreenOf<'pos-customers'>;
    analytics: ScreenOf<'pos-analytics'>;
  };
}

export function PosGallery({ data, ...day }: PosGalleryProps) {
  return (
    <ScreenGallery
      product="tappos"
      {...day}
      screens={{
        [posTabs.dashboard]: <PosDashboard data={data.dashboard} />,
        [posTabs.checkout]: <PosCheckout data={data.checkout} />,
        [posTabs.inventory]: <PosInventory data={data.inventory} />,
        [posTabs.customers]: <PosCustomers data={data.customers} />,
        [posTabs.analytics]: <PosAnalytics data={data.analytics} />,
      }}
    />
  );
}
