import { pharmClosing } from './closing.ts';
import { pharmCoPayment } from './co-payment.ts';
import { pharmCredit } from './credit.ts';
import { pharmDashboard } from './dashboard.ts';
import { pharmInventory } from './inventory.ts';

/** The drawn screens, in the order of their tabs. */
export const screens = [
  pharmDashboard,
  pharmInventory,
  pharmCoPayment,
  pharmCredit,
  pharmClosing,
] as const;
