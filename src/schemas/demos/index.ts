import { z } from 'astro/zod';
import { rooms } from '#products/registry.ts';

type DemoSchema = (typeof rooms)[number]['demos'][number];
const schemas = rooms.flatMap(({ demos }): DemoSchema[] => [...demos]);

/** One schema per piece of software that a visitor can try. */
export const demo = z.discriminatedUnion('demo', schemas as [DemoSchema, ...DemoSchema[]]);

type Demo = z.infer<typeof demo>;
export type DemoId = Demo['demo'];
/** The content of one demo. */
export type DemoOf<Id extends DemoId> = Extract<Demo, { demo: Id }>;
