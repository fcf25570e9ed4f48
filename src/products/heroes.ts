import type { ReactNode } from 'react';
import { trialLink } from '#queries/contact.ts';
import { loadParts } from './parts.ts';
import type { ProductId } from './registry.ts';

type Hero = (more: ReturnType<typeof trialLink>) => Promise<ReactNode>;

const found = import.meta.glob<Hero>('./*/parts/hero.tsx', { eager: true, import: 'hero' });

/** The object of each product that a visitor tries, as on its own pages; it leads to the trial. */
export const loadHeroes = () =>
  loadParts(
    'hero.tsx',
    Object.fromEntries(
      Object.entries(found).map(([file, hero]) => [
        file,
        () => hero(trialLink(file.split('/')[1] as ProductId)),
      ]),
    ),
  );
