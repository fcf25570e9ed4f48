import { z } from 'astro/zod';

/** A day of the calendar, written 2026-11-05, at midnight UTC: no other way of writing it means one day to all. */
export const day = (example: string) =>
  z.iso.date(`une date de la forme ${example}`).transform((text) => new Date(text));
