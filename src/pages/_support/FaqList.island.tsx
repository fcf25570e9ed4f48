import { defineIsland } from '#islands/island.ts';
import { FaqList } from './FaqList.tsx';

export const island = defineIsland('FaqList', FaqList);
