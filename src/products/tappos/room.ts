import { till } from './schemas/demo.ts';
import { tapposFeatures } from './schemas/pages/features.ts';
import { tapposOverview } from './schemas/pages/overview.ts';
import { tapposPricing } from './schemas/pages/pricing.ts';
import { posAnalytics } from './schemas/screens/analytics.ts';
import { posCheckout } from './schemas/screens/checkout.ts';
import { posCustomers } from './schemas/screens/customers.ts';
import { posDashboard } from './schemas/screens/dashboard.ts';
import { posInventory } from './schemas/screens/inventory.ts';

export const tappos = {
  id: 'tappos',
  colours: {
    light: {
      text: 'brown-700',
      fill: 'orange-500',
      onFill: 'bark-900',
      tint: 'brown-100',
      hero: 'brown-700',
    },
    dark: { text: '#ffb877', tint: 'brown-950', hero: '#5c2503' },
  },
  // Quick and close, a market rhythm: many narrow brown stripes on orange.
  cloth: [
    { colour: 'orange-500', to: 30 },
    { colour: 'brown-700', to: 38 },
    { colour: 'orange-500', to: 44 },
    { colour: 'brown-700', to: 52 },
    { colour: 'orange-500', to: 58 },
    { colour: 'brown-700', to: 66 },
    { colour: 'orange-500', to: 92 },
    { colour: 'white', to: 95 },
    { colour: 'brown-700', to: 121 },
    { colour: 'white', to: 124 },
    { colour: 'orange-500', to: 134 },
  ],
  pages: { overview: tapposOverview, features: tapposFeatures, pricing: tapposPricing },
  screens: [posDashboard, posCheckout, posInventory, posCustomers, posAnalytics],
  ai: { screen: 'pos-analytics', tab: 'analyses' },
  demos: [till],
} as const;
