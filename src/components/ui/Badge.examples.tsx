import { Badge } from './Badge.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  'tout va bien': <Badge text="En stock" tone="ok" />,
  'à surveiller': <Badge text="Périme en janv." tone="warn" />,
  alerte: <Badge text="Seuil atteint" tone="alert" />,
  neutre: <Badge text="Brouillon" tone="plain" />,
  logiciel: (
    <div data-product="tapschool">
      <Badge text="Inscriptions ouvertes" tone="product" />
    </div>
  ),
};
