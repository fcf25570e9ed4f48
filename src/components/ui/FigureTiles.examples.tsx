import type { Examples } from './examples.ts';
import { FigureTiles } from './FigureTiles.tsx';

const figures = [
  { value: '20+', spoken: 'plus de 20', label: 'pharmacies équipées' },
  { value: '99,9 %', label: 'de disponibilité' },
  { value: '24/7', label: 'assistance' },
];

export const examples: Examples = {
  'dans la page': <FigureTiles figures={figures} />,
};
