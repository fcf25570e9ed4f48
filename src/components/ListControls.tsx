import { type ChipOption, Chips } from './ui/Chips.tsx';
import { Cluster } from './ui/layout.tsx';
import { SearchField, type SearchFieldProps } from './ui/SearchField.tsx';

export interface ListControlsProps<Id extends string> {
  search: SearchFieldProps;
  /** Names the categories for assistive technology. */
  label: string;
  /** The first is chosen; one with the id `all` takes every entry. */
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
