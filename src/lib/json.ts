/** JSON for a script element, with `<` escaped, so that no text can close the element. */
export function serializeJson(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
