import { Button } from './Button.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  'action première': <Button href="/contact">Essai Gratuit</Button>,
  seconde: (
    <Button href="/contact" tone="strong">
      Découvrir TapPharm
    </Button>
  ),
  autre: (
    <Button href="/contact" tone="outline">
      S’abonner
    </Button>
  ),
  'sur fond sombre': (
    <div data-ground="night">
      <Button href="/contact" tone="inverse">
        Envoyer un e-mail
      </Button>
      <Button href="/contact" tone="inverse-outline">
        Tarifications
      </Button>
    </div>
  ),
  large: (
    <Button href="/contact" icon="arrow" wide>
      Écrire sur WhatsApp
    </Button>
  ),
  'nouvel onglet': (
    <Button
      href="https://www.example.com/login"
      tone="strong"
      size="small"
      icon="external"
      newTabNote="(nouvel onglet)"
    >
      Connexion
    </Button>
  ),
};
