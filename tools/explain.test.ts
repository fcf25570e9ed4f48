import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import { identifiersIn, usedRules } from './used-rules.ts';

const css = '.late-night{color:red}.late{top:0}.Hero__late-night[data-moved]{top:0}';

/** What `explain` reports of a name, for a page with this script. */
function told(asked: string, script: string): string {
  const asking = explain(asked);
  const sources = { html: ['<p class="Hero__late-night">'], scripts: [identifiersIn(script)] };
  asking.found('a.html', { sheet: usedRules(css, sources, asking.removedFrom('a.html')) });
  return asking.report();
}

test('a class that a script composes: the word that was missed, and the page', () => {
  const report = told('.late-night', 'className = "late-" + time');
  expect(report).toContain('« .late-night » : « .late-night »');
  expect(report).toContain('« .Hero__late-night[data-moved] » : « [data-moved] »');
  expect(report).toContain('a.html');
  expect(report).not.toContain('sheet');
});

test('a rule that is kept, and one that no sheet has', () => {
  expect(told('.late', 'late')).toContain('sheet');
  expect(told('.early', '')).toContain('aucune feuille');
});
