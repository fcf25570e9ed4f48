import { startSeasons } from './start.ts';

const settings = document.querySelector('#saisons')?.textContent;
if (settings) await startSeasons(JSON.parse(settings));
