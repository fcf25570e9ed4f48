/** Writes values where a text of the content has « # », in their order. */
export function fill(text: string, ...values: readonly string[]): string {
  let at = 0;
  return text.replace(/#/g, (mark) => values[at++] ?? mark);
}
