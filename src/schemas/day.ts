import { z } from 'astro/zod';

/**
 * A calendar day written 2026-11-05, at midnight UTC. No other form is accepted: others are
 * ambiguous.
 */
export const day = (example: string) =>
  z.iso.date(`une date de la forme ${example}`).transform((text) => new Date(text));
