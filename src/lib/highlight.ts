import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

export type CodeLanguage = 'curl' | 'javascript' | 'python' | 'php' | 'json';

/** Kinds of tokens, one for each colour. */
type CodeKind = 'keyword' | 'string' | 'name' | 'value';

/** A piece of a code sample; joined, the pieces are the sample unchanged. */
export type Code = readonly { readonly text: string; readonly kind?: CodeKind | undefined }[];

/** Grammar scopes of each kind. Anything else, such as operators, keeps the colour of text. */
const scopes: Readonly<Record<CodeKind, readonly string[]>> = {
  keyword: [
    'keyword.control',
    'keyword.operator.new',
    'keyword.other.new',
    'storage',
    'punctuation.section.embedded',
  ],
  string: ['string'],
  name: [
    'entity.name.function',
    'entity.name.command',
    'support.function',
    'support.type.property-name.json',
    'meta.function-call.generic.python',
  ],
  value: ['constant.numeric', 'constant.language'],
};

// Shiki reports colours of a theme, so each kind gets a fake colour; none of them reaches a page.
const kindOfColour = new Map<string | undefined, CodeKind>();
const settings = Object.entries(scopes).map(([kind, scope], index) => {
  const foreground = `#00000${index + 1}`;
  kindOfColour.set(foreground, kind as CodeKind);
  return { scope: [...scope], settings: { foreground } };
});
const plain = { scope: ['string.unquoted'], settings: { foreground: '#000000' } };

const highlighter = createHighlighterCore({
  themes: [{ name: 'kinds', fg: '#000000', bg: '#ffffff', settings: [...settings, plain] }],
  langs: [
    import('shiki/langs/bash.mjs'),
    import('shiki/langs/javascript.mjs'),
    import('shiki/langs/python.mjs'),
    import('shiki/langs/php.mjs'),
    import('shiki/langs/json.mjs'),
  ],
  engine: createJavaScriptRegexEngine(),
});

/** Cuts a code sample into coloured tokens, at build time. */
export async function highlight(code: string, language: CodeLanguage): Promise<Code> {
  const { tokens } = (await highlighter).codeToTokens(code, {
    lang: language === 'curl' ? 'bash' : language,
    theme: 'kinds',
    // No time limit: by default a line that takes half a second, as on a busy machine, stays
    // uncoloured.
    tokenizeTimeLimit: 0,
  });
  const pieces: { text: string; kind?: CodeKind | undefined }[] = [];
  for (const { content, color } of tokens.flatMap((line, index) =>
    index === 0 ? line : [{ content: '\n', color: undefined }, ...line],
  )) {
    const kind = kindOfColour.get(color);
    const last = pieces.at(-1);
    // Spaces have no colour: they join the token before them.
    if (last && (last.kind === kind || content.trim() === '')) last.text += content;
    else pieces.push({ text: content, kind });
  }
  return pieces;
}
