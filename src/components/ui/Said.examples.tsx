import type { Examples } from './examples.ts';
import { Said } from './Said.tsx';

export const examples: Examples = {
  'dit avec des mots': <Said printed="20+" spoken="plus de 20" />,
  'dit comme il s’écrit': <Said printed="99,9 %" />,
};
