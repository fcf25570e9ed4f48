import { afterColon } from '#i18n/format.ts';
import { listPath } from '#routes.ts';
import { ChipLinks, type ChipOption, Chips } from './ui/Chips.tsx';
import { Cluster } from './ui/layout.tsx';
import { SearchField, type SearchFieldProps } from './ui/SearchField.tsx';

export interface ListControlsProps<Id extends string> {
  search: SearchFieldProps;
  label: string;
  /** The first is chosen; a category with the id `all` takes every entry. */
  categories: readonly Required<ChipOption<Id>>[];
}

/** What filters a list by text and category (`enhance/list.ts`). */
export function ListControls<Id extends string>(props: ListControlsProps<Id>) {
  const { search, label, categories } = props;
  return (
    <Cluster gap={4} data-needs-script="" data-screen-only="">
      <SearchField {...search} />
      <Chips label={label} options={categories} selected={categories[0]?.id} />
    </Cluster>
  );
}

export interface ListLinksProps<Id extends string> extends ListControlsProps<Id> {
  list: string;
  page: { category: string };
  /** The addresses of the list's pages: a category without an address is left out. */
  paths: readonly string[];
  /** What the list is about, read aloud after each category. */
  about: string;
}

/** The same for a list of several pages, all of which `enhance/find-listed.ts` searches. */
export function ListLinks<Id extends string>(props: ListLinksProps<Id>) {
  const { search, label, categories, list, page, paths, about } = props;
  const links = categories
    .map((one, at) => ({ ...one, category: at > 0 ? one.slug : '' }))
    .map(({ id, slug, label, category }) => ({
      ...{ label, href: listPath(list, category), current: category === page.category },
      ...{ 'data-category': id, 'data-slug': slug },
    }))
    .filter(({ href }) => paths.includes(href));
  return (
    <Cluster gap={4} data-screen-only="">
      <div data-needs-script="">
        <SearchField {...search} />
      </div>
      <ChipLinks label={label} about={afterColon(about)} links={links} />
    </Cluster>
  );
}

export interface SearchSiteProps {
  /** The link's text; # is replaced with what was typed. */
  label: string;
  href: string;
}

/** In a filtered list without a result: the same query for the whole site. */
export function SearchSite({ label, href }: SearchSiteProps) {
  return (
    <a href={href} data-site={label} hidden>
      {label}
    </a>
  );
}
