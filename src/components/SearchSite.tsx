import { resultsPage } from '#i18n/addresses.ts';

export interface SearchSiteProps {
  /** The link's text; # is replaced with what was typed. */
  label: string;
  query: string;
}

/** In a filtered list without a result: the same query for the whole site. */
export function SearchSite({ label, query }: SearchSiteProps) {
  const asked = query.trim();
  if (!asked) return null;
  return <a href={resultsPage(asked)}>{label.replace('#', () => asked)}</a>;
}
