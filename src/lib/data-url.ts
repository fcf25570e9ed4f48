/** The bytes of a `data:` address in base64, as Vite gives a file imported with `?inline`. */
export function fromDataUrl(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
