import { ExampleMark } from './ExampleMark.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  'une ligne': <ExampleMark text="Nom d’exemple" />,
  'une phrase': (
    <ExampleMark text="Cas d’école : personnes et établissements imaginaires, calculs vérifiables." />
  ),
};
