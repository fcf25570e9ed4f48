/** `EXPLAIN=.late-night npm run build`: why built pages have no rule for a class, an id, an element. */
import type { OnRemoved } from './used-rules.ts';

/** @param asked a simple selector, as it is in its file */
export function explain(asked: string) {
  const name = asked.replace(/^[.#]/, '').replace(/[^\w-]/g, '\\$&');
  // In a module, `longClassName` has put the file before it.
  const named = new RegExp(`(?<![\\w-])(?:\\w+__)?${name}(?![\\w-])`);
  const outcomes = new Map<string, Set<string>>();
  const note = (outcome: string, page: string) =>
    outcomes.set(outcome, (outcomes.get(outcome) ?? new Set()).add(page));
  return {
    /** For `usedRules`, while it reads one page. */
    removedFrom:
      (page: string): OnRemoved =>
      (selector, missing) => {
        if (named.test(selector))
          note(
            `used-rules.ts retire « ${selector} » : « ${missing} » n’est ni dans la page ni dans ses scripts`,
            page,
          );
      },
    /** Looks for the name in one page's sheets, by the step that wrote them. */
    found(page: string, sheets: Readonly<Record<string, string>>) {
      for (const [sheet, css] of Object.entries(sheets))
        if (named.test(css)) note(`présente dans ${sheet}`, page);
    },
    report() {
      const lines = [...outcomes].map(([outcome, pages]) => {
        const some = [...pages].slice(0, 3).join(', ');
        return `  ${outcome} (${pages.size} pages : ${some}${pages.size > 3 ? '…' : ''})`;
      });
      return [`EXPLAIN=${asked}`, ...(lines[0] ? lines : ['  dans aucune feuille de style'])].join(
        '\n',
      );
    },
  };
}
