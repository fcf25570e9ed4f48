import { reportCard } from './schemas/demo.ts';
import { school } from './schemas/examples.ts';
import { tapschoolFeatures } from './schemas/pages/features.ts';
import { tapschoolOverview } from './schemas/pages/overview.ts';
import { tapschoolPricing } from './schemas/pages/pricing.ts';

export const tapschool = {
  id: 'tapschool',
  colours: {
    light: {
      text: 'indigo-600',
      fill: 'indigo-600',
      onFill: 'white',
      tint: 'indigo-100',
      hero: 'indigo-800',
    },
    dark: { text: 'indigo-300', tint: '#1c2348', hero: '#1a2350' },
  },
  // Ruled like a page of an exercise book: white hairlines, an orange margin, a dark band.
  cloth: {
    warp: [
      { colour: 'bare', to: 9 },
      { colour: 'orange-500', to: 13 },
      { colour: 'white', to: 14.5 },
      { colour: 'bare', to: 50 },
      { colour: 'indigo-700', to: 67 },
      { colour: 'indigo-600', to: 71 },
      { colour: 'white', to: 72 },
      { colour: 'indigo-600', to: 78 },
      { colour: 'white', to: 79 },
      { colour: 'indigo-600', to: 83 },
      { colour: 'indigo-700', to: 100 },
    ],
    weft: [
      { colour: 'indigo-600', to: 76 },
      { colour: 'indigo-300', to: 100 },
    ],
  },
  pages: { overview: tapschoolOverview, features: tapschoolFeatures, pricing: tapschoolPricing },
  aiScreen: 'school-grades',
  demo: reportCard,
  examples: { school },
} as const;
