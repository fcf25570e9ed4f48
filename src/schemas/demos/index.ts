import { z } from 'astro/zod';
import { reportCard } from './report-card.ts';
import { thirdParty } from './third-party.ts';
import { till } from './till.ts';

/** One schema per piece of software that a visitor can try. */
export const demo = z.discriminatedUnion('demo', [reportCard, thirdParty, till]);

export type Demo = z.infer<typeof demo>;
export type DemoId = Demo['demo'];
/** The content of one demo. */
export type DemoOf<Id extends DemoId> = Extract<Demo, { demo: Id }>;
