import type { Examples } from './examples.ts';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'jour', label: 'Tableau de bord', panel: <p>Le jour en un coup d’œil.</p> },
  { id: 'stock', label: 'Inventaire', panel: <p>Ce qui manque, ce qui périme.</p> },
];

export const examples: Examples = {
  barre: <Tabs id="ex-barre" label="Écrans" parameter="ex-barre" tabs={tabs} />,
  colonne: <Tabs id="ex-col" label="Groupes" parameter="ex-col" tabs={tabs} look="side" />,
};
