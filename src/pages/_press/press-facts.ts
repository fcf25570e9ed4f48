import { figureTile } from '#i18n/figures.ts';
import { labelled } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';

export interface Fact {
  label: string;
  value: string;
  spoken?: string | undefined;
}

export function pressFacts(
  { nameLabel, items }: PageOf<'press'>['facts'],
  siteName: string,
): readonly Fact[] {
  return [{ label: nameLabel, value: siteName }, ...items.map(printed)];
}

const printed = ({ label, value = '', figure }: PageOf<'press'>['facts']['items'][number]): Fact =>
  figure ? figureTile({ figure, label }) : { label, value };

export function printFacts(facts: readonly Fact[]): string {
  return facts.map(({ label, value }) => `${labelled(label, value)}\n`).join('');
}
