import { ScreenGallery } from '#components/ScreenGallery.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import type { ScreenOf } from '#schemas/screens/index.ts';
import { PharmClosing } from '../screens/PharmClosing.tsx';
import { PharmCoPayment } from '../screens/PharmCoPayment.tsx';
import { PharmCredit } from '../screens/PharmCredit.tsx';
import { PharmDashboard } from '../screens/PharmDashboard.tsx';
import { PharmInventory } from '../screens/PharmInventory.tsx';

export interface PharmGalleryProps {
  tabs: PageOf<'tappharm-overview'>['explorer']['tabs'];
  data: {
    dashboard: ScreenOf<'pharm-dashboard'>;
    inventory: ScreenOf<'pharm-inventory'>;
    coPayment: ScreenOf<'pharm-co-payment'>;
    credit: ScreenOf<'pharm-credit'>;
    closing: ScreenOf<'pharm-closing'>;
  };
}

export function PharmGallery({ tabs, data }: PharmGalleryProps) {
  return (
    <ScreenGallery
      tabs={tabs}
      screens={{
        'tableau-de-bord': <PharmDashboard data={data.dashboard} />,
        inventaire: <PharmInventory data={data.inventory} />,
        'tiers-payant': <PharmCoPayment data={data.coPayment} />,
        encours: <PharmCredit data={data.credit} />,
        cloture: <PharmClosing data={data.closing} />,
      }}
    />
  );
}
