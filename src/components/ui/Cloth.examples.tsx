import { Cloth } from './Cloth.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  'bande de la maison': <Cloth name="house" use="band" />,
  'ourlet de TapPharm': <Cloth name="tappharm" use="hem" />,
  'ourlet de TapPOS': <Cloth name="tappos" use="hem" />,
  'ourlet de TapSchool': <Cloth name="tapschool" use="hem" />,
  échantillon: <Cloth name="tappos" use="swatch" />,
};
