import type { Examples } from './examples.ts';
import { PlanCard } from './PlanCard.tsx';

export const examples: Examples = {
  'un prix': (
    <PlanCard
      name="École primaire"
      description="Jusqu’à 200 élèves."
      prices={[{ amount: '15 000', unit: 'F', period: 'par année scolaire' }]}
      features={['Toutes les fonctionnalités']}
      limitations={['Personnalisation limitée']}
      action={{
        label: 'S’abonner',
        about: ' : École primaire',
        href: 'https://www.example.com/register',
      }}
      cloth="tapschool"
    />
  ),
  'sur devis, mis en avant': (
    <PlanCard
      name="Autres"
      description="Un prix par programme."
      prices={[{ amount: 'Sur devis' }]}
      features={['Toutes les fonctionnalités']}
      action={{ label: 'Demander un devis', about: ' : Autres', href: '/contact' }}
      second={{ label: 'S’abonner', about: ' : Autres', href: 'https://www.example.com/register' }}
      cloth="house"
      emphasis
    />
  ),
};
