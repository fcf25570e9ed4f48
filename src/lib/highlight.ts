import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

/** Languages whose grammar is loaded here. */
export type CodeLanguage = 'curl' | 'javascript' | 'python' | 'php' | 'json';

/** What a piece of code is, as far as its colour goes. */
type CodeKind = 'keyword' | 'string' | 'name' | 'value';

/** A sample of code cut into pieces; together they are the sample, to the letter. */
export type Code = readonly { readonly text: string; readonly kind?: CodeKind | undefined }[];

/** Grammar scopes of each kind. What is not here, operators above all, keeps the colour of text. */
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

// Shiki answers with the colours of a theme. These stand for kinds: none reaches a page.
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

/** Cuts a sample into pieces of one kind each, at build time. */
export async function highlight(code: string, language: CodeLanguage): Promise<Code> {
  const { tokens } = (await highlighter).codeToTokens(code, {
    lang: language === 'curl' ? 'bash' : language,
    theme: 'kinds',
    // Half a second a line by default: on a busy machine, the rest of it would have no colour.
    tokenizeTimeLimit: 0,
  });
  const pieces: { text: string; kind?: CodeKind | undefined }[] = [];
  for (const { content, color } of tokens.flatMap((line, index) =>
    index === 0 ? line : [{ content: '\n', color: undefined }, ...line],
  )) {
    const kind = kindOfColour.get(color);
    const last = pieces.at(-1);
    // Space has no colour: it goes with what stands before it.
    if (last && (last.kind === kind || content.trim() === '')) last.text += content;
    else pieces.push({ text: content, kind });
  }
  return pieces;
}
