import type { Examples } from './examples.ts';
import { NumberField } from './NumberField.tsx';

export const examples: Examples = {
  rempli: (
    <NumberField id="exemple-effectif" label="Nombre d’élèves" value="420" onWrite={() => {}} />
  ),
  refusé: (
    <NumberField
      id="exemple-remise"
      label="Remise en %"
      value="140"
      error="Un nombre entier, de 0 à 100"
      eager
      onWrite={() => {}}
    />
  ),
};
