import { seasons } from '#schemas/seasons.ts';
import { contentModule } from './content-module.ts';

/** The dates that are not computed, the names of the themes and the words of their button. */
export const seasonSettings = () =>
  contentModule('season-settings', 'seasons.yaml', (data) => seasons.parse(data));
