import type { HTMLAttributes } from 'react';
import { categoryQuery } from '#i18n/filters.ts';
import { afterColon } from '#i18n/format.ts';
import { listPath } from '#routes.ts';
import { ChipLinks, type ChipOption, Chips } from './ui/Chips.tsx';
import { Cluster } from './ui/layout.tsx';
import { SearchField, type SearchFieldProps } from './ui/SearchField.tsx';

export interface ListedProps extends HTMLAttributes<HTMLElement> {
  /** Of a list in pages: the kind of its entries. */
  kind?: string | false;
}

/** A list and its controls: `enhance/list.ts` filters one page, `find-listed.ts` finds in several. */
export const Listed = ({ kind, ...rest }: ListedProps) => (
  <div {...(kind ? { 'data-listed': kind } : { 'data-list': categoryQuery })} {...rest} />
);

export interface ListControlsProps<Id extends string> {
  search: SearchFieldProps;
  label: string;
  /** The first is chosen; a category with the id `all` takes every entry. */
  categories: readonly Required<ChipOption<Id>>[];
  list: string;
  page: { category: string };
  /** All pages of the list: a category that has none is left out. */
  pages: readonly { path: string }[];
  /** What the list is about, read aloud after each category. */
  about: string;
  className?: string | undefined;
}

/** What filters a list by text and category; in a list in pages, categories are links. */
export function ListControls<Id extends string>(props: ListControlsProps<Id>) {
  const { search, label, categories, list, page, pages, about, className } = props;
  if (pages.length < 2) {
    return (
      <Cluster gap={4} className={className} data-needs-script="" data-screen-only="">
        <SearchField {...search} />
        <Chips label={label} options={categories} selected={categories[0]?.id} />
      </Cluster>
    );
  }
  const links = categories
    .map((one, at) => ({ ...one, category: at > 0 ? one.slug : '' }))
    .map(({ id, slug, label, category }) => ({
      ...{ label, href: listPath(list, category), current: category === page.category },
      ...{ 'data-category': id, 'data-slug': slug },
    }))
    .filter(({ href }) => pages.some(({ path }) => path === href));
  return (
    <Cluster gap={4} className={className} data-screen-only="">
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
