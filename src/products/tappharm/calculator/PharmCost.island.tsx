import { defineIsland } from '#islands/island.ts';
import { PharmCost } from './PharmCost.tsx';

export const island = defineIsland('PharmCost', PharmCost);
