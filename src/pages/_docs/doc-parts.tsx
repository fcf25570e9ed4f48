import type { ReactNode } from 'react';
import { type DocPart, docParts, docTags } from '#i18n/doc-tags.ts';
import type { PageOf } from '#schemas/pages/index.ts';

interface PartProps {
  children?: ReactNode;
}

type Titles = PageOf<'docs'>['parts'];

type Part = (props: PartProps) => ReactNode;

function partsOf(make: (name: DocPart) => Part) {
  return Object.fromEntries(docParts.map((part) => [docTags[part], make(part)]));
}

/** On the card of an article: what you do, see and mend. The rest waits on its own page. */
export function cardParts(titles: Titles) {
  return partsOf((name) =>
    name === 'do' || name === 'see' || name === 'wrong'
      ? ({ children }) => (
          <div data-part={name}>
            <h4>{titles[name]}</h4>
            {children}
          </div>
        )
      : // An empty fragment and not null: Astro must recognise a React component.
        () => <></>,
  );
}

/** On the article's own page: every part, each under its heading. */
export function pageParts(titles: Titles) {
  return partsOf((name) => ({ children }) => (
    <section data-part={name} aria-labelledby={`partie-${name}`}>
      <h2 id={`partie-${name}`}>{titles[name]}</h2>
      {children}
    </section>
  ));
}
