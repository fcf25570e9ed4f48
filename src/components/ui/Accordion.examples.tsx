import { Accordion } from './Accordion.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  'trois réponses': (
    <Accordion
      items={[
        { id: 'ex-frais', title: 'Y a-t-il des frais ?', text: 'Non. L’installation est offerte.' },
        { id: 'ex-duree', title: 'Combien de temps ?', text: 'Une matinée suffit.' },
        {
          id: 'ex-long',
          title: 'Une question assez longue pour tenir sur deux lignes d’un petit téléphone ?',
          text: 'Une réponse.',
        },
      ]}
    />
  ),
};
