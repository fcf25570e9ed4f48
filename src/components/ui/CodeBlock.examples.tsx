import { CodeBlock } from './CodeBlock.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  requête: (
    <CodeBlock
      label="Requête"
      about=" : Requête"
      code={'{\n  "email": "compte@example.com"\n}'}
      words={{ copy: 'Copier', copied: 'Copié', refused: 'Copie refusée' }}
    />
  ),
  coloriée: (
    <CodeBlock
      label="Requête"
      about=" : Requête"
      code={[
        { text: 'const ', kind: 'keyword' },
        { text: 'answer = ' },
        { text: 'fetch', kind: 'name' },
        { text: '(' },
        { text: '"https://example.com"', kind: 'string' },
        { text: ', ' },
        { text: '10', kind: 'value' },
        { text: ');' },
      ]}
      words={{ copy: 'Copier', copied: 'Copié', refused: 'Copie refusée' }}
    />
  ),
};
