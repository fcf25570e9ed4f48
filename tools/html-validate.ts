import { type ConfigData, HtmlValidate } from 'html-validate';

/** The standard rules, without those on spelling of HTML that does not change its meaning. */
const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes camelCase attributes and closes void elements; Astro omits empty values.
    'attr-case': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    // Content schemas check lengths.
    'long-title': 'off',
    // Everything is served from this origin.
    'require-sri': 'off',
    // The owner decides how the number is spaced.
    'tel-non-breaking': 'off',
    // Lists and figures may have an accessible name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-inline-style': 'error',
  },
};

const htmlValidator = new HtmlValidate(config);

/** The faults of a document or fragment, one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await htmlValidator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}
