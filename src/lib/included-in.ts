/** What an amount already includes at a rate in percent, to the nearest franc: VAT in a price. */
export function includedIn(amount: number, rate: number): number {
  return Math.round((amount * rate) / (100 + rate));
}
