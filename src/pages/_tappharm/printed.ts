/** Figures are written once, as the site prints them; these read them back to draw to scale. */

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/**
 * A duration (« 3 secondes », « 5 min ») in seconds.
 * @throws Error if the text is not a number and a unit of time.
 */
export function secondsIn(text: string): number {
  const [, amount, unit = ''] = /^(\d+)\s*([smh])/u.exec(text) ?? [];
  const seconds = unitSeconds[unit];
  if (!amount || !seconds) throw new Error(`« ${text} » n’est pas une durée`);
  return Number(amount) * seconds;
}

/**
 * A grouped whole number (« 20 000 »).
 * @throws Error if the text holds anything but digits and spaces.
 */
export function numberIn(text: string): number {
  if (!/^\d[\d\s]*$/u.test(text)) throw new Error(`« ${text} » n’est pas un nombre`);
  return Number(text.replace(/\s/gu, ''));
}
