import { useEffect, useMemo, useRef } from 'react';
import { SearchSite } from '#components/SearchSite.tsx';
import { Chips } from '#components/ui/Chips.tsx';
import { SearchField } from '#components/ui/SearchField.tsx';
import { afterColon } from '#i18n/colon.ts';
import { fill } from '#i18n/fill.ts';
import { docCategorySlugs } from '#i18n/filters.ts';
import { formatCount } from '#i18n/format.ts';
import type { Plural } from '#i18n/plural.ts';
import { type FilterOption, useFilterState } from '#islands/use-filter-state.ts';
import type { DocSummary } from '#queries/docs.ts';
import { type DocCategory, docCategories } from '#schemas/doc-categories.ts';
import styles from './DocsList.module.css';
import { countByCategory, findDocs } from './find-docs.ts';

export interface DocsListProps {
  /** Id of the element with the categories and articles, which the page renders. */
  listId: string;
  articles: readonly DocSummary[];
  labels: Readonly<Record<DocCategory, string>>;
  words: {
    search: string;
    placeholder: string;
    filter: string;
    count: Plural;
    empty: string;
    /** « {#count} dans {#category} » */
    within: string;
    elsewhere: string;
    nowhere: string;
    reset: string;
    site: string;
  };
}

/**
 * The controls of the documentation, the count of results, and help when there are none. The
 * articles stay outside React, in the HTML that Astro renders from MDX: they can be read without
 * script, add nothing to the island's props, and stay open while the list is filtered. The island
 * only sets which are `hidden`.
 */
export function DocsList({ listId, articles, labels, words }: DocsListProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const countRef = useRef<HTMLParagraphElement>(null);
  const options = useMemo(() => categoryOptions(labels), [labels]);
  const { category, query, ...filter } = useFilterState(options, inputRef);
  const found = findDocs(articles, category, query);
  const elsewhere = (found.length > 0 ? [] : countByCategory(articles, query)).map((other) => ({
    ...other,
    text: fill(words.within, {
      count: formatCount(other.count, words.count),
      category: labels[other.category],
    }),
  }));
  const shown = found.map(({ id }) => id).join(' ');

  useEffect(() => {
    showOnly(document.getElementById(listId), shown.split(' '));
  }, [listId, shown]);

  return (
    <div className={styles.root} data-needs-script="">
      <div className={styles.controls}>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          inputRef={inputRef}
          onInput={filter.setQuery}
        />
        <Chips
          label={words.filter}
          options={options}
          selected={category}
          onSelect={filter.selectCategory}
        />
      </div>
      <p className={styles.count} role="status" tabIndex={-1} ref={countRef} data-needs-script="">
        <strong>{formatCount(found.length, words.count)}</strong>
        <span className="visually-hidden">
          {afterColon(labels[category])}
          {elsewhere.map(({ text }) => ` · ${text}`)}
        </span>
      </p>
      {found.length === 0 && (
        <div className={styles.empty}>
          <h2>{words.empty}</h2>
          <p>{elsewhere.length > 0 ? words.elsewhere : words.nowhere}</p>
          <div className={styles.ways}>
            {elsewhere.map((other) => (
              <button
                key={other.category}
                type="button"
                onClick={() => {
                  filter.selectCategory(other.category);
                  // This button is about to disappear: focus moves to what replaces it.
                  countRef.current?.focus();
                }}
              >
                {other.text}
              </button>
            ))}
            <button type="button" onClick={filter.reset}>
              {words.reset}
            </button>
            <SearchSite label={words.site} query={query} />
          </div>
        </div>
      )}
    </div>
  );
}

function categoryOptions(labels: DocsListProps['labels']) {
  const [first, ...others] = docCategories.map((id) => ({
    id,
    label: labels[id],
    slug: docCategorySlugs[id],
  }));
  return [first, ...others] as [FilterOption<DocCategory>, ...FilterOption<DocCategory>[]];
}

/** Hides every other article, and every category without a visible one. */
function showOnly(list: HTMLElement | null, ids: readonly string[]): void {
  if (!list) return;
  for (const shelf of list.querySelectorAll<HTMLElement>('[data-shelf]')) {
    const held = [...shelf.querySelectorAll<HTMLElement>('[data-doc]')];
    for (const article of held) article.hidden = !ids.includes(article.id);
    shelf.hidden = held.every((article) => article.hidden);
  }
  list.dataset.ready = '';
}
