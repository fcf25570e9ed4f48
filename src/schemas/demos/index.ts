import { z } from 'astro/zod';
import { rooms } from '#products/registry.ts';

type DemoSchema = (typeof rooms)[number]['demos'][number];
const schemas = rooms.flatMap(({ demos }): DemoSchema[] => [...demos]);

/** One schema per demonstration. */
export const demo = z.discriminatedUnion('demo', schemas as [DemoSchema, ...DemoSchema[]]);

type Demo = z.infer<typeof demo>;
export type DemoId = Demo['demo'];
export type DemoOf<Id extends DemoId> = Extract<Demo, { demo: Id }>;
