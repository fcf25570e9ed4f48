import { SearchSite } from '#components/ListControls.tsx';
import { Pager, type PagerProps } from '#components/Pager.tsx';
import { Button, PressButton } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import { Panel, Stack } from '#components/ui/layout.tsx';
import { searchPage } from '#i18n/addresses.ts';
import { formatCount } from '#i18n/format.ts';
import { routes } from '#routes.ts';
import type { FaqCategory, FaqItem } from '#schemas/faq.ts';
import type { FaqListContent } from '#schemas/pages/support.ts';
import styles from './Faq.module.css';
import { FaqAnswer, FaqTrade, type Trade } from './FaqAnswer.tsx';

export interface FaqListProps {
  page: PagerProps['page'];
  count: number;
  /** What the page shows, of trades too. */
  items: readonly FaqItem[];
  content: FaqListContent;
  trades: readonly Trade[];
  /** Asks a question that has no answer here. */
  other: { label: string; href: string };
  /** Of several pages. */
  pager?: PagerProps['words'] | undefined;
}

/** What each trade asks most, then the rest; `enhance/list.ts` or `find-listed.ts` filters. */
export function FaqList({
  page,
  count: answers,
  items,
  content,
  trades,
  other,
  pager,
}: FaqListProps) {
  const first = new Set(trades.flatMap((trade) => trade.first));
  const others = items.filter(({ id }) => !first.has(id));
  const groups = Map.groupBy(others, ({ category, group = category }) => group);
  const { none, count } = content;
  return (
    <Stack>
      <div data-screen-ends="">
        <p className={layout.note} role="status">
          <span data-one={count.one} data-many={count.many} data-zero={none.title}>
            {formatCount(answers, count)}
          </span>
        </p>
      </div>
      <div className={`${layout.full} ${styles.trades}`} data-pages="">
        {trades.map((trade) => (
          <FaqTrade
            key={trade.id}
            trade={trade}
            items={trade.first.flatMap((id) => items.filter((item) => item.id === id))}
          />
        ))}
      </div>
      {pager && (
        <template>
          <FaqAnswer
            item={{ id: 'found', category: 'technical', question: none.reset, answer: none.text }}
            share={content.share}
          />
        </template>
      )}
      <Stack gap={7} className={styles.groups} data-listing="">
        {(Object.keys(content.groups) as FaqCategory[]).map((group) => (
          <section key={group} aria-labelledby={`group-${group}`} data-group="">
            <h2 id={`group-${group}`} className={`${layout.display3} ${layout.underlined}`}>
              {content.groups[group]}
            </h2>
            {groups.get(group)?.map((item) => (
              <FaqAnswer key={item.id} item={item} share={content.share} />
            ))}
          </section>
        ))}
      </Stack>
      {pager && <Pager list={routes.support} page={page} words={pager} />}
      <Panel className={`${layout.cluster} ${styles.none}`} data-none="" hidden>
        <p className={layout.display4}>{none.text}</p>
        <PressButton data-tone="strong" data-reset="">
          {none.reset}
        </PressButton>{' '}
        <SearchSite label={none.site} href={searchPage} />
      </Panel>
      <Panel tone="night" className={`${layout.split} ${layout.gap4} ${layout.apart}`}>
        <p className={layout.display3}>{content.end}</p>
        <Button href={other.href} tone="inverse">
          {other.label}
        </Button>
      </Panel>
    </Stack>
  );
}
