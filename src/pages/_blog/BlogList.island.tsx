import { defineIsland } from '#islands/island.ts';
import { BlogList } from './BlogList.tsx';

export const island = defineIsland('BlogList', BlogList);
