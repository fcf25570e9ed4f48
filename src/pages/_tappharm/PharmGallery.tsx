import { ScreenGallery } from '../../components/ScreenGallery.tsx';
import { PharmClosing } from '../../components/screens/tappharm/PharmClosing.tsx';
import { PharmCredit } from '../../components/screens/tappharm/PharmCredit.tsx';
import { PharmDashboard } from '../../components/screens/tappharm/PharmDashboard.tsx';
import { PharmInventory } from '../../components/screens/tappharm/PharmInventory.tsx';
import { PharmThirdParty } from '../../components/screens/tappharm/PharmThirdParty.tsx';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { ScreenOf } from '../../schemas/screens/index.ts';

export interface PharmGalleryProps {
  tabs: PageOf<'tappharm-overview'>['explorer']['tabs'];
  data: {
    dashboard: ScreenOf<'pharm-dashboard'>;
    inventory: ScreenOf<'pharm-inventory'>;
    thirdParty: ScreenOf<'pharm-third-party'>;
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
        'tiers-payant': <PharmThirdParty data={data.thirdParty} />,
        encours: <PharmCredit data={data.credit} />,
        cloture: <PharmClosing data={data.closing} />,
      }}
    />
  );
}
