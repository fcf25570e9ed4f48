import { CodeBlock } from './CodeBlock.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  requête: (
    <CodeBlock
      label="Requête"
      code={'{\n  "email": "compte@example.com"\n}'}
      words={{ copy: 'Copier', copied: 'Copié', refused: 'Copie refusée' }}
    />
  ),
};
