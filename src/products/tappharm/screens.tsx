import type { ScreensOf } from '#products/screens.ts';
import { dashboard } from './parts/dashboard.tsx';
import { PharmClosing } from './screens/PharmClosing.tsx';
import { PharmCoPayment } from './screens/PharmCoPayment.tsx';
import { PharmCredit } from './screens/PharmCredit.tsx';
import { PharmInventory } from './screens/PharmInventory.tsx';

export const screens: ScreensOf<'tappharm'> = {
  'pharm-dashboard': dashboard,
  'pharm-inventory': (data) => <PharmInventory data={data} />,
  'pharm-co-payment': (data) => <PharmCoPayment data={data} />,
  'pharm-credit': (data) => <PharmCredit data={data} />,
  'pharm-closing': (data) => <PharmClosing data={data} />,
};
