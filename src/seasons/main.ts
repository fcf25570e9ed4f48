import settings from 'virtual:season-settings';
import { startSeasons } from './start.ts';

await startSeasons(settings);
