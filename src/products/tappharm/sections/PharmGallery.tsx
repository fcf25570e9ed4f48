import { ScreenGallery, type ScreenGalleryProps } from '#components/ScreenGallery.tsx';
import type { ScreenOf } from '#schemas/screens/index.ts';
import { pharmTabs } from '../addresses.ts';
import { PharmClosing } from '../screens/PharmClosing.tsx';
import { PharmCoPayment } from '../screens/PharmCoPayment.tsx';
import { PharmCredit } from '../screens/PharmCredit.tsx';
import { PharmDashboard } from '../screens/PharmDashboard.tsx';
import { PharmInventory } from '../screens/PharmInventory.tsx';

export interface PharmGalleryProps extends Pick<ScreenGalleryProps, 'explorer' | 'pause'> {
  data: {
    dashboard: ScreenOf<'pharm-dashboard'>;
    inventory: ScreenOf<'pharm-inventory'>;
    coPayment: ScreenOf<'pharm-co-payment'>;
    credit: ScreenOf<'pharm-credit'>;
    closing: ScreenOf<'pharm-closing'>;
  };
}

export function PharmGallery({ data, ...day }: PharmGalleryProps) {
  return (
    <ScreenGallery
      product="tappharm"
      {...day}
      screens={{
        [pharmTabs.dashboard]: <PharmDashboard {...data} data={data.dashboard} />,
        [pharmTabs.inventory]: <PharmInventory data={data.inventory} />,
        [pharmTabs.coPayment]: <PharmCoPayment data={data.coPayment} />,
        [pharmTabs.credit]: <PharmCredit data={data.credit} />,
        [pharmTabs.closing]: <PharmClosing data={data.closing} />,
      }}
    />
  );
}
