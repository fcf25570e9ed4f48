import { z } from 'astro/zod';
import { pharmClosing } from './pharm-closing.ts';
import { pharmCredit } from './pharm-credit.ts';
import { pharmDashboard } from './pharm-dashboard.ts';
import { pharmInventory } from './pharm-inventory.ts';
import { pharmThirdParty } from './pharm-third-party.ts';
import { posAnalytics } from './pos-analytics.ts';
import { posCheckout } from './pos-checkout.ts';
import { posCustomers } from './pos-customers.ts';
import { posDashboard } from './pos-dashboard.ts';
import { posInventory } from './pos-inventory.ts';
import { schoolDashboard } from './school-dashboard.ts';
import { schoolGrades } from './school-grades.ts';
import { schoolStudents } from './school-students.ts';
import { schoolTimetable } from './school-timetable.ts';

/** One schema per drawn screen: each shows its own lines, and computes the rest from them. */
export const screen = z.discriminatedUnion('screen', [
  pharmDashboard,
  pharmInventory,
  pharmClosing,
  pharmCredit,
  pharmThirdParty,
  posAnalytics,
  posCheckout,
  posCustomers,
  posDashboard,
  posInventory,
  schoolDashboard,
  schoolGrades,
  schoolStudents,
  schoolTimetable,
]);

export type Screen = z.infer<typeof screen>;
export type ScreenId = Screen['screen'];
/** The content of one screen. */
export type ScreenOf<Id extends ScreenId> = Extract<Screen, { screen: Id }>;
