import { NBSP, NNBSP } from '#lib/spaces.ts';
import type { Marks, Phrases } from './shape.ts';

export const marks: Marks = {
  thousands: NNBSP,
  decimal: ',',
  percent: `${NBSP}%`,
  quotes: [`«${NBSP}`, `${NBSP}»`],
};

export const phrases: Phrases = {
  name: 'Français',
  region: 'fr-FR',
  kilobytes: 'ko',
  megabytes: 'Mo',
  date: (day, rest) => `${day === 1 ? '1er' : day}${NBSP}${rest}`,
  numericDate: '$3/$2/$1',
  schedule: (first, last, opens, closes) => `du ${first} au ${last}, ${opens}h-${closes}h`,
};
