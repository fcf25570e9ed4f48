import { defineIsland } from '#islands/island.ts';
import { ReportCard } from './ReportCard.tsx';

export const island = defineIsland('ReportCard', ReportCard);
