import { defineIsland } from '#islands/island.ts';
import { CoPayment } from './CoPayment.tsx';

export const island = defineIsland('CoPayment', CoPayment);
