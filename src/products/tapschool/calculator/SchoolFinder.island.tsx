import { defineIsland } from '#islands/island.ts';
import { SchoolFinder } from './SchoolFinder.tsx';

export const island = defineIsland('SchoolFinder', SchoolFinder);
