import { defineIsland } from '#islands/island.ts';
import { Till } from './Till.tsx';

export const island = defineIsland('Till', Till);
