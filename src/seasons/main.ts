import settings from 'virtual:season-settings';
import { createSeasons } from './start.ts';

export const { start, forceEvent } = createSeasons(settings);
