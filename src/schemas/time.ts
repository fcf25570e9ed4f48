import { label } from './text.ts';

/** A time of day, written 09:50; the site prints « 9h50 ». */
export const time = () =>
  label(5).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'une heure de la forme 09:50');
