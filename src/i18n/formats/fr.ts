import { NBSP, NNBSP } from '#lib/spaces.ts';
import type { Marks, Phrases } from './shape.ts';

export const marks: Marks = {
  thousands: NNBSP,
  decimal: ',',
  percent: `${NBSP}%`,
  colon: `${NBSP}:`,
  quotes: [`«${NBSP}`, `${NBSP}»`],
  time: (hours, minutes) => `${hours}h${minutes ? `${minutes}`.padStart(2, '0') : ''}`,
  hours: (hours, minutes) => `${hours}${NBSP}h${minutes ? `${NBSP}${minutes}` : ''}`,
  place: (place, gender) => `${place}${place > 1 ? 'e' : gender === 'feminine' ? 're' : 'er'}`,
};

export const phrases: Phrases = {
  name: 'Français',
  region: 'fr-FR',
  moreThan: (figure) => `plus de ${figure}`,
  lessThan: (figure) => `moins de ${figure}`,
  kilobytes: 'ko',
  megabytes: 'Mo',
  date: (day, rest) => `${day === 1 ? '1er' : day}${NBSP}${rest}`,
  numericDate: '$3/$2/$1',
  schedule: (first, last, opens, closes) => `du ${first} au ${last}, ${opens}h-${closes}h`,
  // The comma is the decimal mark.
  cells: ';',
};
