import { shop } from './schemas/examples.ts';
import { tapposFeatures } from './schemas/pages/features.ts';
import { tapposOverview } from './schemas/pages/overview.ts';
import { tapposPricing } from './schemas/pages/pricing.ts';

export const tappos = {
  id: 'tappos',
  colours: {
    light: {
      text: 'brown-700',
      fill: 'orange-500',
      onFill: 'bark-900',
      tint: 'brown-100',
      // Darker than the brown of the cloth, which lies on it.
      hero: '#642500',
    },
    dark: { text: '#ffb877', tint: 'brown-950', hero: '#5c2503' },
  },
  // Many narrow brown stripes on orange, like a bar code. Warp only.
  cloth: {
    warp: [
      { colour: 'orange-500', to: 4 },
      { colour: 'brown-700', to: 10 },
      { colour: 'orange-500', to: 13 },
      { colour: 'brown-700', to: 15 },
      { colour: 'orange-500', to: 20 },
      { colour: 'brown-700', to: 30 },
      { colour: 'orange-500', to: 33 },
      { colour: 'brown-700', to: 42 },
      { colour: 'orange-500', to: 44 },
      { colour: 'brown-700', to: 46 },
      { colour: 'orange-500', to: 68 },
      { colour: 'white', to: 70 },
      { colour: 'orange-500', to: 80 },
      { colour: 'white', to: 82 },
      { colour: 'orange-500', to: 100 },
    ],
  },
  pages: { overview: tapposOverview, features: tapposFeatures, pricing: tapposPricing },
  aiScreen: 'pos-analytics',
  examples: { shop },
} as const;
