/**
 * A slot of a sentence, by name: `{#plan}`. Without the sign, braces call a figure (`figures.ts`),
 * which is put in place when the content loads.
 */
export const SLOT = /\{#(\w+)\}/g;

/** A sentence with each slot filled. A slot without a value stays as it is written. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(SLOT, (slot, name: string) => values[name] ?? slot);
}
