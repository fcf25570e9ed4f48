import { defineIsland } from '#islands/island.ts';
import { PosCost } from './PosCost.tsx';

export const island = defineIsland('PosCost', PosCost);
