/** The bytes of a base64 `data:` URL, as Vite gives a file imported with `?inline`. */
export function fromDataUrl(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
