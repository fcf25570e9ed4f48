import { defineIsland } from '#islands/island.ts';
import { DocsList } from './DocsList.tsx';

export const island = defineIsland('DocsList', DocsList);
