import { type ConfigData, HtmlValidate } from 'html-validate';

/** The standard rules, less those about how HTML is spelled rather than what it means. */
const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes camelCase attributes and closes void elements; Astro writes bare ones.
    'attr-case': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    // Lengths are the content schemas' business.
    'long-title': 'off',
    // Everything is served from this origin.
    'require-sri': 'off',
    // The number is the owner's, spaced as the owner writes it.
    'tel-non-breaking': 'off',
    // Lists and figures may be named.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-inline-style': 'error',
  },
};

const htmlValidator = new HtmlValidate(config);

/** What is wrong with a document or fragment, one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await htmlValidator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}
