/**
 * Round graduations from zero to at least `maximum`, in four whole steps at most: 0, 10, 20, 30
 * for 27.
 * @throws RangeError unless the maximum is positive.
 */
export function axisTicks(maximum: number): number[] {
  if (!(maximum > 0)) throw new RangeError(`un axe de ${maximum}`);
  const power = 10 ** Math.max(0, Math.floor(Math.log10(maximum / 4)));
  const step = [1, 2, 5, 10].map((unit) => unit * power).find((size) => size * 4 >= maximum);
  const size = step ?? 10 * power;
  return Array.from({ length: Math.ceil(maximum / size) + 1 }, (_, index) => index * size);
}
