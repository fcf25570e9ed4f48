import { posAnalytics } from './analytics.ts';
import { posCheckout } from './checkout.ts';
import { posCustomers } from './customers.ts';
import { posDashboard } from './dashboard.ts';
import { posInventory } from './inventory.ts';

/** The drawn screens, in the order of their tabs. */
export const screens = [
  posDashboard,
  posCheckout,
  posInventory,
  posCustomers,
  posAnalytics,
] as const;
