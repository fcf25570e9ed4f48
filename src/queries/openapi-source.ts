import { lookUp, unknown } from '#i18n/figures.ts';
import type { Example } from '#lib/figures.ts';

/**
 * The document as it is written, each `"{shop.articles.rice.price}"` replaced by the example, a
 * number where it is one. The quotes keep the source YAML.
 * @throws Error naming the example that does not exist.
 */
export function withExamples(yaml: string, examples: Readonly<Record<string, Example>>): string {
  return yaml.replace(/"\{([a-z][a-zA-Z0-9.]*)\}"/g, (call, name: string) => {
    const found = lookUp(name, examples);
    if (!found || !('example' in found)) throw new Error(unknown(name, call));
    return JSON.stringify(found.example);
  });
}
