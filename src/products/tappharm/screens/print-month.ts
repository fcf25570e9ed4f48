/** As printed on a box: 2027-01 becomes 01/2027. */
export function printMonth(month: string | undefined): string | undefined {
  return month?.split('-').reverse().join('/');
}
