import { DataTable } from './DataTable.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  'une vente': (
    <DataTable
      caption="Vente n° 2 041"
      columns={[
        { label: 'Article' },
        { label: 'Quantité', numeric: true },
        { label: 'Montant', numeric: true },
      ]}
      rows={[
        ['Riz parfumé 25 kg', '2', '30 000'],
        ['Huile 5 L', '3', '10 500'],
      ]}
    />
  ),
};
