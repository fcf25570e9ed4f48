import { lookUp, unknown } from '#i18n/figures.ts';
import type { Example } from '#lib/figures.ts';

/**
 * Replaces each `"{shop.articles.rice.price}"` of a YAML text by the example of that name, a number
 * where it is one. The call stands in quotes so that the source is valid YAML.
 * @throws Error naming the example that does not exist
 */
export function withExamples(yaml: string, examples: Readonly<Record<string, Example>>): string {
  return yaml.replace(/"\{([a-z][a-zA-Z0-9.]*)\}"/g, (call, name: string) => {
    const found = lookUp(name, examples);
    if (!found || !('example' in found)) throw new Error(unknown(name, call));
    return JSON.stringify(found.example);
  });
}
