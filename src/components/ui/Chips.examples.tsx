import { Chips } from './Chips.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  catégories: (
    <Chips
      label="Catégorie"
      options={[
        { id: 'all', label: 'Toutes' },
        { id: 'billing', label: 'Facturation' },
      ]}
      selected="all"
      onSelect={() => {}}
    />
  ),
};
