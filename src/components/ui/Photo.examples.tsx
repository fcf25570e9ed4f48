import type { Examples } from './examples.ts';
import { Photo } from './Photo.tsx';

/** No photograph is ours: the files of this one are not there. */
const photo = '/_a/exemple.00000000-lead';

export const examples: Examples = {
  'ce que l’on voit est dit': (
    <Photo picture={{ photo, frame: 'lead', alt: 'Le tiroir, compté le soir' }} />
  ),
};
