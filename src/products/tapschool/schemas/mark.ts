import { z } from 'astro/zod';
import { TOP_MARK, toHundredths } from '../rules/marks.ts';

/** A mark typed in points, 12.5; kept in whole hundredths, 1250. */
export const mark = () =>
  z
    .number()
    .min(0)
    .max(TOP_MARK / 100)
    .transform(toHundredths);
