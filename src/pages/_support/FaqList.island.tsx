import { useRef } from 'react';
import { SearchSite } from '#components/SearchSite.tsx';
import { Chips } from '#components/ui/Chips.tsx';
import { SearchField } from '#components/ui/SearchField.tsx';
import { formatCount } from '#i18n/format.ts';
import { matches } from '#i18n/search/matches.ts';
import { useFilterState } from '#islands/use-filter-state.ts';
import type { FaqCategory, FaqItem } from '#schemas/faq.ts';
import type { FaqListContent } from '#schemas/pages/support.ts';
import { FaqAnswer } from './FaqAnswer.tsx';
import styles from './FaqList.module.css';
import { FaqTrade, type Trade } from './FaqTrade.tsx';

export interface FaqListProps {
  items: readonly FaqItem[];
  content: FaqListContent;
  trades: readonly Trade[];
  /** Link to ask a question that has no answer here. */
  askHref: string;
}

/** First what each trade asks most, then the rest by group; filtered by category and text. */
export function FaqList({ items, content, trades, askHref }: FaqListProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { category, query, selectCategory, setQuery, reset } = useFilterState(
    content.filters,
    inputRef,
  );
  const found = items.filter(
    (item) =>
      (category === 'all' || item.category === category) &&
      matches(query, [item.question, item.answer]),
  );
  const shows = (item: FaqItem) => found.includes(item);
  const first = new Set(trades.flatMap((trade) => trade.first));
  const others = items.filter(({ id }) => !first.has(id));
  const { none } = content;
  return (
    <div className={styles.root}>
      <div className={styles.controls} data-needs-script="">
        <SearchField {...content.search} inputRef={inputRef} onInput={setQuery} />
        <Chips
          label={content.label}
          options={content.filters}
          selected={category}
          onSelect={selectCategory}
        />
      </div>
      <p className={styles.count} role="status">
        {found.length === 0 ? none.title : formatCount(found.length, content.count)}
      </p>
      <div className={styles.trades}>
        {trades.map((trade) => (
          <FaqTrade
            key={trade.id}
            trade={trade}
            items={trade.first.flatMap((id) => items.filter((item) => item.id === id))}
            shows={shows}
            share={content.share}
          />
        ))}
      </div>
      <div className={styles.groups}>
        {(Object.keys(content.groups) as FaqCategory[]).map((group) => (
          <section
            key={group}
            aria-labelledby={`group-${group}`}
            hidden={!others.some((item) => item.category === group && shows(item))}
          >
            <h2 id={`group-${group}`}>{content.groups[group]}</h2>
            {others
              .filter((item) => item.category === group)
              .map((item) => (
                <FaqAnswer key={item.id} item={item} hidden={!shows(item)} share={content.share} />
              ))}
          </section>
        ))}
      </div>
      {found.length === 0 && (
        <div className={styles.none}>
          <p>{none.text}</p>
          <button type="button" onClick={reset}>
            {none.reset}
          </button>
          <SearchSite label={none.site} query={query} />
          <a href={askHref} rel="noopener">
            {none.ask}
          </a>
        </div>
      )}
    </div>
  );
}
