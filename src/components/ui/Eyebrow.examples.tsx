import { Eyebrow } from './Eyebrow.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  maison: <Eyebrow text="L’entreprise" cloth="house" />,
  logiciel: <Eyebrow text="Pour les pharmacies" cloth="tappharm" />,
};
