import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';

/** The company's facts as plain text, read from the built press page. */
export async function factsOf(): Promise<string> {
  const { document } = new JSDOM(await readFile('dist/press.html', 'utf8')).window;
  const lines = [...document.querySelectorAll('[data-facts] > div')].map((fact) => {
    const [label, value] = [...fact.children].map((part) => part.textContent?.trim());
    return `${label}\u00a0: ${value}`;
  });
  if (lines.length === 0) throw new Error('dist/press.html n’a pas de fiche');
  return `${lines.join('\n')}\n`;
}
