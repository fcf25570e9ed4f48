/** Replaces each « # » of a text by the next value. */
export function fill(text: string, ...values: readonly string[]): string {
  let at = 0;
  return text.replace(/#/g, (mark) => values[at++] ?? mark);
}
