/** The port in `PORT`; 0 takes a free one. @throws Error saying what is wrong with it */
export function readPort(value = '4321'): number {
  if (/^(?:0|[1-9]\d{0,4})$/.test(value) && Number(value) < 65536) return Number(value);
  throw new Error(
    `PORT=${JSON.stringify(value)} doit être un nombre de 1 à 65535, par exemple 4321`,
  );
}
