import type { ReactNode } from 'react';
import type { PageOf } from '../../schemas/pages/index.ts';

interface PartProps {
  children?: ReactNode;
}

/**
 * The three parts an article is written in, for MDX: `<Faire>`, `<Voir>` and `<Bloque>`. Their
 * titles are the page's, so that every article says them alike.
 */
export function docParts(titles: PageOf<'docs'>['parts']) {
  const part = (name: keyof typeof titles) =>
    function Part({ children }: PartProps) {
      return (
        <div data-part={name}>
          <h4>{titles[name]}</h4>
          {children}
        </div>
      );
    };
  return { Faire: part('do'), Voir: part('see'), Bloque: part('wrong') };
}
