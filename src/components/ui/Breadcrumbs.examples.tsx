import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  'un pas': (
    <Breadcrumbs
      name="Où se trouve cette page"
      steps={[{ label: 'TapPharm', href: '/tappharm' }]}
      here="Les écrans de TapPharm"
    />
  ),
  'deux pas': (
    <Breadcrumbs
      name="Où se trouve cet article"
      steps={[
        { label: 'Documentation', href: '/docs' },
        { label: 'Guides', href: '/docs?categorie=guides' },
      ]}
      here="Inscrire un élève"
    />
  ),
};
