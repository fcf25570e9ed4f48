import type { Examples } from './examples.ts';
import { SectionHeading } from './SectionHeading.tsx';

export const examples: Examples = {
  'titre seul': <SectionHeading title="Le logiciel, écran par écran" />,
  'avec phrase': <SectionHeading title="Les tarifs" lede="Un prix par établissement." level={3} />,
};
