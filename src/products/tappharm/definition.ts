import { pharmacy } from './schemas/examples.ts';
import { tappharmFeatures } from './schemas/pages/features.ts';
import { tappharmOverview } from './schemas/pages/overview.ts';
import { tappharmPricing } from './schemas/pages/pricing.ts';

export const tappharm = {
  id: 'tappharm',
  colours: {
    light: {
      text: 'green-600',
      fill: 'green-600',
      onFill: 'white',
      tint: 'green-100',
      hero: 'green-800',
    },
    dark: { text: 'green-300', tint: 'green-950', hero: '#07402e' },
  },
  // Deep bands in pairs, evenly spaced, on green.
  cloth: {
    warp: [
      { colour: 'green-600', to: 5 },
      { colour: 'white', to: 7 },
      { colour: 'green-600', to: 43 },
      { colour: 'white', to: 45 },
      { colour: 'green-600', to: 57 },
      { colour: 'green-800', to: 68 },
      { colour: 'white', to: 70 },
      { colour: 'green-600', to: 80 },
      { colour: 'white', to: 82 },
      { colour: 'green-800', to: 93 },
      { colour: 'green-600', to: 100 },
    ],
    crosses: true,
  },
  pages: { overview: tappharmOverview, features: tappharmFeatures, pricing: tappharmPricing },
  aiScreen: 'pharm-inventory',
  examples: { pharmacy },
} as const;
