import { CheckList } from './CheckList.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  compris: <CheckList items={['Postes de travail illimités', 'Contrat annuel renouvelable']} />,
  'avec limites': (
    <CheckList
      items={['Toutes les fonctionnalités']}
      limitations={['Personnalisation limitée', 'Assistance standard']}
    />
  ),
};
