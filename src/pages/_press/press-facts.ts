import { labelled } from '#i18n/colon.ts';
import type { PageOf } from '#schemas/pages/index.ts';

export type Fact = PageOf<'press'>['facts']['items'][number];

/** The company's facts, its name first. */
export function pressFacts(
  { nameLabel, items }: PageOf<'press'>['facts'],
  siteName: string,
): readonly Fact[] {
  return [{ label: nameLabel, value: siteName }, ...items];
}

/** The same as plain text, one fact a line. */
export function printFacts(facts: readonly Fact[]): string {
  return facts.map(({ label, value }) => `${labelled(label, value)}\n`).join('');
}
