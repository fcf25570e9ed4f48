import { Button } from './Button.tsx';
import type { Examples } from './examples.ts';
import { PageHeader } from './PageHeader.tsx';

export const examples: Examples = {
  simple: <PageHeader eyebrow="Aide" title="Une question ? On répond." lede="Par WhatsApp." />,
  'avec action': (
    <PageHeader eyebrow="Carrières" title="Travailler avec nous">
      <Button href="/contact">Postuler</Button>
    </PageHeader>
  ),
};
