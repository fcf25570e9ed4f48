import type { Examples } from './examples.ts';
import { SpokenTexts } from './SpokenTexts.tsx';

export const examples: Examples = {
  'un refus, puis un total': (
    <SpokenTexts texts={['Saisissez le code.', 'À payer : 500 FCFA. Rendu : 0 FCFA']} />
  ),
  'le silence': <SpokenTexts texts={[]} />,
};
