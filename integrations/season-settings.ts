import { seasons } from '#schemas/seasons.ts';
import { contentModule } from './content-module.ts';

/** Dates that cannot be computed, names of the themes, words of their button. */
export const seasonSettings = () =>
  contentModule('season-settings', 'seasons.yaml', (data) => seasons.parse(data));
