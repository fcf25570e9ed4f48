import { z } from 'astro/zod';
import { products } from '#products/registry.ts';
import type { Marked } from './words.ts';

type ScreenSchema = (typeof products)[number]['screens'][number];
const schemas = products.flatMap(({ screens }): ScreenSchema[] => [...screens]);

/** One schema per drawn screen: its lines; the screen computes the rest from them. */
export const screen = z.discriminatedUnion(
  'screen',
  schemas as [ScreenSchema, ...ScreenSchema[]],
  'n’est dans la liste schemas/screens/index.ts d’aucun logiciel de src/products',
);

type Screen = z.infer<typeof screen>;
export type ScreenId = Screen['screen'];
export type ScreenOf<Id extends ScreenId> = Marked<Extract<Screen, { screen: Id }>>;

type DemoSchema = (typeof products)[number]['demos'][number];
const demoSchemas = products.flatMap(({ demos }): DemoSchema[] => [...demos]);

export const demo = z.discriminatedUnion('demo', demoSchemas as [DemoSchema, ...DemoSchema[]]);

type Demo = z.infer<typeof demo>;
export type DemoId = Demo['demo'];
export type DemoOf<Id extends DemoId> = Extract<Demo, { demo: Id }>;
