import { listPath } from '#routes.ts';
import { ChipLinks } from './ui/Chips.tsx';

interface ListProps {
  list: string;
  page: { path: string; category: string; number: number; pages: number; count: number };
}

export interface PagerProps extends ListProps {
  words: { label: string; previous: string; next: string };
}

/** The pages before and after, with what browsers call these links. */
function around({ list, page: { category, number, pages } }: ListProps) {
  const href = (to: number) => listPath(list, category, to);
  return {
    ...{ before: number > 1 && { href: href(number - 1), rel: 'prev' }, href },
    after: number < pages && { href: href(number + 1), rel: 'next' },
  };
}

export function PagerLinks(props: ListProps) {
  const { before, after } = around(props);
  return (
    <>
      {before && <link {...before} />}
      {after && <link {...after} />}
    </>
  );
}

/** The page before and after, the first, the last, and those around; nothing for one page. */
export function Pager({ words, ...props }: PagerProps) {
  const { number, pages } = props.page;
  const { before, after, href } = around(props);
  const near = new Set([1, number - 1, number, number + 1, pages]);
  const numbers = [...near].filter((one) => one > 0 && one <= pages);
  if (pages < 2) return null;
  return (
    <div data-pages="">
      <ChipLinks
        label={words.label}
        links={[
          ...(before ? [{ label: words.previous, ...before }] : []),
          ...numbers.map((one) => ({ label: `${one}`, href: href(one), current: one === number })),
          ...(after ? [{ label: words.next, ...after }] : []),
        ]}
      />
    </div>
  );
}
