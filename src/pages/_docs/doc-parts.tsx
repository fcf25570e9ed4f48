import type { ReactNode } from 'react';
import layout from '#components/ui/layout.module.css';
import { type DocPart, docParts, docTags } from '#schemas/doc-parts.ts';
import type { PageOf } from '#schemas/pages/index.ts';

type Titles = PageOf<'docs'>['parts'];

type Part = (props: { children?: ReactNode }) => ReactNode;

// An empty fragment, not null, so that Astro recognises a React component.
const nothing = () => <></>;

function everyPart(make: (name: DocPart) => Part) {
  return Object.fromEntries(docParts.map((part) => [docTags[part], make(part)]));
}

/** The parts shown on the card of an article: what to do and see. Its own page has the others. */
export function cardParts(titles: Titles) {
  const parts = everyPart((name) =>
    name === 'do' || name === 'see'
      ? ({ children }) => (
          <div className={layout.counted} data-part={name}>
            <h4>{titles[name]}</h4>
            {children}
          </div>
        )
      : nothing,
  );
  return { ...parts, Screen: nothing };
}

/** The parts on the article's own page: all, each under its heading. */
export function pageParts(titles: Titles) {
  return everyPart((name) => ({ children }) => (
    <section className={layout.counted} data-part={name} aria-labelledby={`part-${name}`}>
      <h2 id={`part-${name}`}>{titles[name]}</h2>
      {children}
    </section>
  ));
}
