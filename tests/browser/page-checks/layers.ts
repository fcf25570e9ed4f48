import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { classNames, fileOfClass } from '../../../tools/class-names.ts';
import { expect } from '../guard.ts';

/** The beginning of the class names of each file without a layer; such rules rank highest. */
const nameOf = classNames(process.cwd());
const highest = globSync('src/**/*.module.css').flatMap((file) => {
  const css = readFileSync(file, 'utf8');
  if (css.includes('@layer')) return [];
  const [, some = ''] = /\.([a-z][\w-]*)[^}]*\{/i.exec(css.replace(/\/\*.*?\*\//gs, '')) ?? [];
  return some ? [fileOfClass(nameOf(some, resolve(file)))] : [];
});

/**
 * Runs in the page: its elements that change their style when the rules of the highest layer, which
 * the build has put after the others, are in a layer again.
 */
async function withAndWithoutLayers(
  files: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const own = [...document.styleSheets];
  const layers = ['', ''];
  const isHighest = (rule: string) =>
    rule.match(/\.[A-Z]+(?=[a-z]\b)/g)?.some((name) => files.includes(name.slice(1)));
  for (const part of document.querySelectorAll<HTMLElement>('style, link[rel="stylesheet"]')) {
    const css =
      part instanceof HTMLLinkElement
        ? await (await fetch(part.href)).text()
        : `${part.textContent}`;
    let high = false;
    // Their text: what the browser would print has lost values that it cannot say.
    for (const rule of css.match(/[^{}]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g) ?? []) {
      high ||= isHighest(rule) === true;
      layers[+high] += rule;
    }
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(layers.map((rules) => `@layer{${rules}}`).join(''));
  const names = new Set(layers.join('').match(/(?<=[{;])[a-z-]+(?=:)/g));
  // One element of a kind, since lists repeat them.
  const kinds = new Map(
    [...document.querySelectorAll('body, body *')].map((element) => {
      const { tagName, parentElement, attributes } = element;
      const marks = [...attributes].filter(({ name }) => /^(?:class|data-.*)$/.test(name));
      return [`${tagName} ${marks.map(({ value }) => value)} ${parentElement?.className}`, element];
    }),
  );
  const styles = () =>
    [...kinds].map(([kind, element]) => {
      const style = getComputedStyle(element);
      return [kind, ...[...names].map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    });
  const built = styles();
  const adopted = document.adoptedStyleSheets;
  for (const one of own) one.disabled = true;
  document.adoptedStyleSheets = [...adopted, sheet];
  const layered = styles();
  for (const one of own) one.disabled = false;
  document.adoptedStyleSheets = adopted;
  return built.flatMap((one, at) => {
    const changed = one.filter((value, name) => value !== layered[at]?.[name]);
    return changed.length > 0 ? [[one[0] ?? '', ...changed]] : [];
  });
}

/** The page looks the same without layers, which old engines do not know, as with them. */
export async function expectLayersKept(page: Page, where: string): Promise<void> {
  const changed = await page.evaluate(withAndWithoutLayers, highest);
  expect.soft(changed, `${where}: layers`).toEqual([]);
}
