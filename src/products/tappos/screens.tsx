import type { ScreensOf } from '#products/screens.ts';
import { dashboard } from './parts/dashboard.tsx';
import { PosAnalytics } from './screens/PosAnalytics.tsx';
import { PosCheckout } from './screens/PosCheckout.tsx';
import { PosCustomers } from './screens/PosCustomers.tsx';
import { PosInventory } from './screens/PosInventory.tsx';

export const screens: ScreensOf<'tappos'> = {
  'pos-dashboard': dashboard,
  'pos-checkout': (data) => <PosCheckout data={data} />,
  'pos-inventory': (data) => <PosInventory data={data} />,
  'pos-customers': (data) => <PosCustomers data={data} />,
  'pos-analytics': (data) => <PosAnalytics data={data} />,
};
