import { searchPath, withQuery } from '#routes.ts';

export interface SearchSiteProps {
  /** Leads to the search of the whole site; # stands for what was typed. */
  label: string;
  query: string;
}

/** Where a list has nothing: the same words, asked of the whole site. */
export function SearchSite({ label, query }: SearchSiteProps) {
  const asked = query.trim();
  if (!asked) return null;
  return <a href={withQuery(searchPath, { q: asked })}>{label.replace('#', () => asked)}</a>;
}
