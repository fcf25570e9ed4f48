import { Cloth } from './Cloth.tsx';
import type { Examples } from './examples.ts';
import { Quote } from './Quote.tsx';

export const examples: Examples = {
  témoignage: (
    <Quote
      text="« Mes trois boutiques partagent le même stock. »"
      author="Koffi Mensah"
      role="Gérant"
      company="Supérette Akwaba"
      face={<Cloth name="tappos" use="swatch" />}
    />
  ),
};
