import { defineIsland } from '#islands/island.ts';
import { HoursCount } from './HoursCount.tsx';

export const island = defineIsland('HoursCount', HoursCount);
