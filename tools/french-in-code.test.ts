/**
 * What visitors read comes from content. Refused in code: literals that look French, and words of
 * any language where markup shows them. A lone word without an accent is seen in markup only, or if
 * `ALONE` has it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** French letters and quotes, punctuation with a space before it, a letter elided. */
const SIGNS =
  /[àâäçéèêëîïôöùûüÿœæ«»’]|(?<!\s)[ \u00a0\u202f][:;?!](?=\s|$)|\b(?:[djlmnst]|qu)'\p{L}/iu;
/** Small words of French that are none of English; they count beside another word. */
const SMALL = wordIn(
  ...['aux', 'avec', 'ce', 'ces', 'cette', 'chez', 'dans', 'de', 'des', 'du', 'est', 'et', 'la'],
  ...['le', 'les', 'leur', 'mais', 'nos', 'notre', 'nous', 'ou', 'par', 'pas', 'pour', 'que'],
  ...['qui', 'sans', 'ses', 'sont', 'sur', 'un', 'une', 'vos', 'votre', 'vous'],
);
/** Words that are French alone: those on which code could be tempted to decide. */
const ALONE = wordIn(
  ...['ans', 'jour', 'jours', 'semaine', 'semaines', 'mois', 'heure', 'heures', 'oui', 'non'],
  ...['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche', 'janvier', 'avril'],
  ...['mai', 'juin', 'juillet', 'septembre', 'octobre', 'novembre', 'gratuit', 'devis', 'prix'],
  ...['tarif', 'tarifs', 'accueil', 'boutique', 'pharmacie', 'essai', 'vente', 'ventes'],
);
/** Where a template holds a value, in the texts found. */
const SLOT = '{}';
/** Attributes that are shown or read aloud. */
const SHOWN =
  /^(?:alt|aria-(?:description|label|roledescription|valuetext)|label|placeholder|title)$/;
const CHOICE = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);
/** Developers read what these are given: a console, or what stands for one. */
const TO_DEVELOPERS = /^(?:console\.\w+|tell|warn)$/;
const ERROR = /^(?:\w*Error|Refusal)$/;
/** In a schema, messages are for the editor, and what these are given is for the page. */
const VALUE_OF_SCHEMA = /^(?:catch|default|prefault)$/;

/**
 * Left out, since their messages, in French, are for whoever edits, builds or serves the site.
 * `integrations/` and `commands/` are not read at all for the same reason.
 */
const TO_EDITORS = [
  'server/check-site.ts',
  'server/trial/',
  'src/lib/env-file.ts',
  'src/lib/plain-text.ts',
  'src/lib/value-kinds.ts',
  'src/loading/mdx-rules.ts',
  'src/loading/own-addresses.ts',
  'src/loading/unread-files.ts',
  'src/loading/yaml-file.ts',
  'tools/launch.ts',
  'tools/press-screens.ts',
];

const ALLOWED = [
  {
    file: 'src/site.config.ts',
    reason: 'says what a deployment value must be',
    texts: [
      'vaut preview ou production',
      'vaut on ou off',
      'vaut host, subdomains ou preload',
      'doit compter 8 à 15 chiffres sans signe ni espace, par exemple 33199001234',
      'vaut {}, par exemple burkina-faso',
    ],
  },
  {
    file: 'src/site.config.ts',
    reason: 'fictitious deployment values; a production build stops at them',
    texts: [
      "Société d'exemple",
      "SARL d'exemple",
      "1 rue de l'Exemple, Ville d'exemple",
      "Directrice d'exemple",
      "Hébergeur d'exemple",
      "2 rue de l'Exemple, Ville d'exemple",
      "Responsable d'exemple",
      "Récépissé d'exemple n° 0000",
    ],
  },
  {
    file: 'src/pages/_guides/TableShelf.tsx',
    reason: 'names a format, alike in every language',
    texts: ['{} (CSV)'],
  },
  {
    file: 'src/pages/_guides/TemplateLinks.tsx',
    reason: 'names a format, alike in every language',
    texts: ['{} (CSV)'],
  },
  {
    file: 'tools/open-built.ts',
    reason: 'letters that a font must have',
    texts: ['Aé 0'],
  },
];

function wordIn(...words: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d./-])(?:${words.join('|')})(?![\p{L}\d./-])`, 'iu');
}

function isFrench(text: string): boolean {
  const beside = text.includes(SLOT) || /\p{L}[^\p{L}]+\p{L}/u.test(text);
  return SIGNS.test(text) || ALONE.test(text) || (beside && SMALL.test(text));
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** What stands between the tags of a script. */
const SCRIPT = /(<script\b[^>]*(?<!\/)>)(.*?)(?=<\/script>)/gs;

/** The texts of a source that only content may hold. */
function frenchIn(file: string, code: string): string[] {
  if (!file.endsWith('.astro')) return frenchInScript(file, code);
  const [, front = '', markup = code] = /^---\n(.*?)^---\n(.*)$/ms.exec(code) ?? [];
  const scripts = [...markup.matchAll(SCRIPT)].map(([, , script = '']) => script);
  // What remains is JSX, once Astro's shorthand for an attribute is a spread.
  const jsx = markup
    .replace(/<!.*?>|<style\b.*?<\/style>/gs, '')
    .replace(SCRIPT, '$1')
    .replace(/(?<![$=])\{(\w+)\}/g, '{...$1}');
  return [
    ...[front, ...scripts].flatMap((script) => frenchInScript(`${file}.ts`, script)),
    ...frenchInScript(`${file}.tsx`, `<>${jsx}</>`),
  ];
}

function frenchInScript(file: string, code: string): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node, apart: boolean): void => {
    if (isForDevelopers(node)) return;
    const text = textOf(node);
    if (!apart && text && (isShown(node) ? hasWords : isFrench)(text)) found.push(text.trim());
    ts.forEachChild(node, (child) => walk(child, apart && !isValueOfSchema(child)));
  };
  walk(parse(file, code), file.includes('/schemas/'));
  return found;
}

/** @throws Error if TypeScript cannot read it, since it would pass over what follows */
function parse(file: string, code: string): ts.SourceFile {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const { parseDiagnostics } = source as ts.SourceFile & { parseDiagnostics: ts.Diagnostic[] };
  for (const { messageText, start = 0 } of parseDiagnostics) {
    const reason = ts.flattenDiagnosticMessageText(messageText, '\n');
    throw new Error(`${file}: ${reason} ${code.slice(start, start + 60)}`);
  }
  return source;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.replace(/&\w+;/g, '');
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(SLOT);
}

/** Whether it is text between tags or in an attribute that is read, there or as one of two. */
function isShown({ parent }: ts.Node): boolean {
  if (ts.isJsxAttribute(parent)) return SHOWN.test(parent.name.getText());
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return true;
  const through =
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    (ts.isBinaryExpression(parent) && CHOICE.has(parent.operatorToken.kind));
  return through && isShown(parent);
}

function isForDevelopers(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return ERROR.test(node.expression.getText());
  return (
    ts.isThrowStatement(node) ||
    (ts.isCallExpression(node) && TO_DEVELOPERS.test(node.expression.getText()))
  );
}

function isValueOfSchema(node: ts.Node): boolean {
  const { parent: call } = node;
  return (
    ts.isCallExpression(call) &&
    call.expression !== node &&
    ts.isPropertyAccessExpression(call.expression) &&
    VALUE_OF_SCHEMA.test(call.expression.name.text)
  );
}

test.each([
  ['a.ts', "const a = 'Société';", 'Société'],
  ['a.ts', 'const a = `le prix de §{name}`;', 'le prix de {}'],
  ['a.ts', 'const a = `§{count} de §{total}`;', '{} de {}'],
  ['a.ts', 'const a = `§{role} : §{name}`;', '{} : {}'],
  ['a.ts', 'const a = "l\'offre";', "l'offre"],
  ['a.ts', "const a = 'Pages et articles';", 'Pages et articles'],
  ['a.ts', "if (unit === 'mois') a();", 'mois'],
  ['a.ts', "type Unit = 'day' | 'mois';", 'mois'],
  ['a.tsx', '<p>Retour</p>', 'Retour'],
  ['a.tsx', "<p>{'Retour'}</p>", 'Retour'],
  ['a.tsx', "<p>{a && (b ? c : 'Retour')}</p>", 'Retour'],
  ['a.tsx', '<a aria-label="Retour" />', 'Retour'],
  ['a.tsx', '<a aria-label={`Retour §{to}`} />', 'Retour {}'],
  ['a.tsx', '<a title={`Retour`} />', 'Retour'],
  ['a.astro', "---\nconst a = 'Société';\n---\n<p>{a}</p>\n", 'Société'],
  ['a.astro', '---\nimport A from "./A.astro";\n---\n<A {a}>Retour</A>\n', 'Retour'],
  ['a.astro', '<p>\n  Retour\n</p>\n', 'Retour'],
  ['a.astro', '<img alt="Retour" />\n', 'Retour'],
  ['a.astro', "<script>\n  show('Société');\n</script>\n", 'Société'],
  ['src/schemas/a.ts', "z.string('un texte').default('un titre').describe('Le titre')", 'un titre'],
])('in %s, %s holds French', (file, code, text) => {
  expect(frenchIn(file, code.replaceAll('§', '$'))).toEqual([text]);
});

test.each([
  ['a.ts', '// le prix d’une boutique\nconst a = /^Société/;'],
  ['a.ts', "throw new Error('le prix manque');"],
  ['a.ts', "reject(new Refusal('le prix manque'));"],
  ['a.ts', "console.warn('le prix manque');"],
  ['a.ts', "const a = b ? 'les-prix' : 'a:hover';"],
  ['a.ts', "const a = 'Preferred-Languages: fr, en';"],
  ['a.tsx', '<p class="lead" id="x">{words.a} &nbsp;·</p>'],
  ['a.astro', '<!-- le prix -->\n<style>\n  p { content: "é"; }\n</style>\n<script src={a} />\n'],
])('in %s, %s holds none', (file, code) => {
  expect(frenchIn(file, code)).toEqual([]);
});

const root = process.cwd();
/** Development pages and examples have words of their own; `i18n/` is where languages stand. */
const files = globSync(['{server,src,tools}/**/*.{ts,tsx,astro}', '*.config.ts'], {
  cwd: root,
}).filter(
  (file) => !/^src\/(?:content|dev-pages|i18n)\/|\.(?:test|examples|fixture)\.tsx?$/.test(file),
);
const found = files.flatMap((file) =>
  frenchIn(file, readFileSync(join(root, file), 'utf8')).map((text) => ({ file, text })),
);

test('the files of the site are read', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files).toContain('src/pages/index.astro');
});

test('code holds no French', () => {
  const others = found.filter(
    ({ file, text }) =>
      !TO_EDITORS.some((path) => file.startsWith(path)) &&
      !ALLOWED.some((one) => one.file === file && one.texts.includes(text)),
  );
  expect(others).toEqual([]);
});

test('whatever is let through is still there', () => {
  const gone = ALLOWED.flatMap(({ file, texts }) =>
    texts.filter((text) => !found.some((one) => one.file === file && one.text === text)),
  );
  const silent = TO_EDITORS.filter((path) => !found.some(({ file }) => file.startsWith(path)));
  expect([...gone, ...silent]).toEqual([]);
});
