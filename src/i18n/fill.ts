/** A slot of a sentence, by name: « {#plan} ». Braces alone call a figure, when content loads. */
export const SLOT = /\{#(\w+)\}/g;

/** A sentence with each slot filled, in whatever order its language puts them. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(SLOT, (slot, name: string) => values[name] ?? slot);
}
