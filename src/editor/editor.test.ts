/** Forms over the content as it is: what is touched and undone is the same to the byte. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readNamed } from '#loading/named.ts';
import { computed } from '#schemas/figure.ts';
import { asked, lacking } from './asked.ts';
import { makeForms } from './collections.ts';
import { inWords, labelsOf } from './explain-error.ts';
import { BODY, type Field, itemOf } from './fields.ts';
import { fieldOf } from './forms.ts';
import { refused } from './refused.ts';
import { read, rebase, write } from './write-back.ts';

// As the page of the editor receives them.
const forms = JSON.parse(JSON.stringify(makeForms())) as ReturnType<typeof makeForms>;
const files = forms.flatMap(({ path, form }) =>
  (path.endsWith('.yaml') ? [path] : globSync(`${path}/*`)).map((file) => ({ file, form })),
);
const textOf = (file: string) => readFileSync(file, 'utf8');
const formOf = (end: string) => {
  const found = files.find(({ file }) => file.endsWith(end));
  if (!found) throw new Error(end);
  return { ...found, text: textOf(found.file) };
};
type Values = Record<string, unknown>;
const valuesOf = (text: string, form: Field) => read(text, form) as Values;

/** Lines that only one of two texts has. */
const changed = (before: string, after: string) => {
  const [old, lines] = [before.split('\n'), after.split('\n')];
  return lines.filter((line) => !old.includes(line));
};

/** Every text below a value with its place, and another as long. */
function places(value: unknown, path: readonly string[] = []): [string[], string][] {
  if (typeof value === 'string' && /[a-v]/.test(value))
    return [[[...path], value.replace(/[a-v](?=[^a-v]*$)/, 'w')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => places(one, [...path, key]));
}

function put(values: Values, path: readonly string[], text: string): void {
  const [last = '', ...above] = path.toReversed();
  const holder = above.toReversed().reduce((one, key) => one[key] as Values, values);
  holder[last] = text;
}

test.each(files)('$file: nothing changed, the same bytes', async ({ file, form }) => {
  expect(await write(valuesOf(textOf(file), form), form)).toBe(textOf(file));
});

test.each(files)('$file: a text changed is a place changed', async ({ file, form }) => {
  const text = textOf(file);
  const shown = form.fields?.map(({ name }) => name);
  const all = places(valuesOf(text, form)).filter(
    // The kind of a block is chosen, not typed.
    ([path]) => shown?.includes(path[0] ?? '') && path.at(-1) !== 'kind',
  );
  for (const [path, other] of all.filter((_, at) => at % 23 === 0)) {
    const values = valuesOf(text, form);
    put(values, path, other);
    expect(changed(text, await write(values, form)), path.join('.')).toHaveLength(1);
  }
});

test.each(['ecart-de-caisse.mdx', 'faq.yaml'])('%s keeps its line ends', async (name) => {
  const { text, form } = formOf(name);
  const windows = text.replaceAll('\n', '\r\n');
  const values = valuesOf(windows, form);
  expect(await write(values, form)).toBe(windows);
  expect({ ...values, _file: text }).toEqual(valuesOf(text, form));
  const { clashes, values: rebased } = rebase(valuesOf(text, form), windows, form);
  expect(clashes).toEqual([]);
  expect(await write(rebased, form)).toBe(windows);
});

/** The values of a file with their field, if the form has one. */
function fieldsOf(
  value: unknown,
  field: Field | undefined,
  path: string,
): [value: unknown, field: Field | undefined, path: string][] {
  if (Array.isArray(value))
    return value.flatMap((one) => fieldsOf(one, field && itemOf(field, one), path));
  if (typeof value !== 'object' || value === null || !field) return [[value, field, path]];
  return Object.entries(value).flatMap(([name, one]) =>
    fieldsOf(
      one,
      field.fields?.find((own) => own.name === name),
      `${path}.${name}`,
    ),
  );
}
const everywhere = files.flatMap(({ file, form }) =>
  fieldsOf(valuesOf(textOf(file), form), form, file),
);

test('every field of the content is in its form, but for computed figures and the texts', () => {
  const lost = everywhere.flatMap(([, field, path = '']) => (field ? [] : path));
  const figures = parse(textOf('src/content/figures.yaml'));
  const made = Object.keys(figures).filter(
    (name) => (Object.keys(figures[name])[0] ?? '') in computed,
  );
  const known = made.map((name) => `src/content/figures.yaml.${name}`);
  expect(lost.filter((path) => !/\._(?:file|text)$/.test(path))).toEqual(known);
});

/** Every field of a form, and the lists and groups below it. */
function within(field: Field): Field[] {
  const { fields = [], types = [], field: item } = field;
  return [field, ...[...fields, ...types, ...(item ? [item] : [])].flatMap(within)];
}

test('every field, list and choice has a name, and none speaks of what stands in a file', () => {
  const fields = forms.flatMap(({ form }) => within(form));
  const shown = fields.filter(({ widget, name }) => widget !== 'hidden' && name !== 'form');
  const options = fields.flatMap(({ options = [] }) => options);
  expect(options.length).toBeGreaterThan(100);
  const raw = [
    ...shown.map(({ label, name }) => [label, name]),
    ...options.map(({ label, value }) => [label, value]),
  ].filter(([label, name]) => label === name);
  // These words are the same in French.
  expect([...new Set(raw.flat())].toSorted()).toEqual(['F', 'FCFA', 'minute']);
  const words = shown.flatMap(({ label, hint = '' }) => [label, hint]);
  expect(words.filter((word) => /[[\]{}]/.test(word))).toEqual([]);
});

test('what the content is, the build refuses nothing of', () => {
  const named = readNamed();
  for (const { file } of files) expect(refused(file, textOf(file), named), file).toBe('');
});

const until = 'Promotion : son dernier jour';
const notice = (from: string, to: string) => `items: [{ text: Crue, from: ${from}, to: ${to} }]`;
test.each<[file: string, found: RegExp, wrong: string, said: string]>([
  [
    'figures.yaml',
    /(?<=^price-pos: *\{.*?)(?= *\})/m,
    ', was: 6000',
    `TapPOS, par mois › ${until} : va avec le prix d’avant (« Promotion : le prix d’avant, et d’après ») : une promotion`,
  ],
  [
    'figures.yaml',
    /(?<=^price-pharm-year-3: \{ amount: )\d+/m,
    '20000',
    'TapPharm, baisse en trois ans : ne baisse pas de « TapPharm, par mois, 1re année » à « TapPharm, par mois, 3e année »',
  ],
  [
    'figures.yaml',
    /(?<=^support-hours: .* opens: )9/m,
    '20',
    'Ferme à : doit venir après l’ouverture (« Ouvre à (9 ou 08:30) »)',
  ],
  [
    'figures.yaml',
    /(?<=^pos-stock: .*unit: )minute/m,
    'mi',
    'Unité : une unité de temps : milliseconde, seconde, minute ou heure',
  ],
  [
    'figures.yaml',
    /(?<=^price-pos: \{ amount: )\d+/m,
    '{}',
    'Montant, sans décimales : un nombre entier',
  ],
  [
    'figures.yaml',
    /(?<=^price-pos-day: \{ day: )[\w-]+/m,
    '{}',
    'TapPOS, par jour : doit être un texte',
  ],
  [
    'notices.yaml',
    /items: .*/,
    notice('2099-12-26', '2099-12-20'),
    'n° 1 › Dernier jour : ne peut venir avant le premier jour (« Premier jour où elle se montre »)',
  ],
  ['faq.yaml', /^ {4}answer: .*\n/m, '', 'n° 1 › Logiciel'],
  [
    'community.yaml',
    /status: open/,
    'status: ouvert',
    'doit valoir À venir, Inscriptions ouvertes',
  ],
  [
    'pos-dashboard.yaml',
    /value: 745000/,
    'value: {}',
    'n° 1 › Cases de chiffres › n° 2 › Nombre, ou texte : doit être un nombre',
  ],
  [
    'pos-dashboard.yaml',
    /- name: Cocody/,
    '- name: {}',
    'n° 3 › Colonnes › n° 1 › Blocs › n° 1 › Lignes › n° 1 › Nom de la ligne : doit être un texte',
  ],
  [
    'security.yaml',
    /figure: availability/,
    'figure: sales',
    'Nom d’un pourcentage de figures.yaml : availability : un pourcentage',
  ],
  [
    'ecart-de-caisse.mdx',
    /^title: .*/m,
    `title: ${'a'.repeat(71)}`,
    'Titre de l’article, unique sur le site : dépasse 70 caractères, de 1',
  ],
])(
  '%s: what the build refuses is said in the words of the form, %#',
  (name, found, wrong, said) => {
    const { file, text } = formOf(name);
    const refusal = refused(file, text.replace(found, wrong), readNamed());
    expect(inWords(refusal, forms)).toContain(said);
    expect(inWords(refusal, forms)).not.toMatch(/[{}]|src\/schemas/);
  },
);

test('wherever a refusal is, the form has words for the place', () => {
  const places = (field: Field, path: string, labels: string): [string, string][] => {
    const of = (one: Field, name: string, label: string) =>
      places(one, [path, name].join('.'), [labels, label].join(' › '));
    const kinds = field.types ?? (field.field ? [field.field] : []);
    const items = field.widget === 'list' && field.fields ? [itemOf(field, {})] : kinds;
    const inner = items.length > 0 ? [] : (field.fields ?? []);
    return [
      [path, labels],
      ...items.flatMap((item) => of(item, '0', 'n° 1')),
      ...inner.flatMap((one) => of(one, one.name, one.label)),
    ];
  };
  for (const { form } of forms)
    for (const [path, labels] of places(form, '', '').slice(1))
      expect(labelsOf(form, path.slice(1)), path).toContain(labels.slice(3));
});

test('a price is a whole number, an hour may have minutes', async () => {
  const { form, text } = formOf('figures.yaml');
  const values = valuesOf(text, form);
  put(values, ['price-pos', 'amount'], '6000');
  expect(changed(text, await write(values, form))).toEqual([
    expect.stringMatching(/^price-pos: \{ amount: 6000, /),
  ]);
  const patternOf = (figure: string, name: string) => {
    const group = form.fields?.find((one) => one.name === figure);
    return group?.fields?.find((one) => one.name === name)?.pattern ?? ['', ''];
  };
  const [price, said] = patternOf('price-pos', 'amount');
  expect(said).toBe('un nombre entier, sans espace ni unité');
  for (const [text, fits] of [
    ['6000', true],
    ['6 000', false],
    ['6000.5', false],
  ] as const)
    expect(new RegExp(price).test(text), text).toBe(fits);
  const [hour, how] = patternOf('support-hours', 'opens');
  expect(how).toContain('08:30');
  expect(new RegExp(hour).test('08:30')).toBe(true);
  const [capacity] = patternOf('capacity-university', 'capacity');
  expect(new RegExp(capacity).test('unlimited')).toBe(true);
});

test('a schema that no form can show is refused', () => {
  expect(() => fieldOf('odd', {})).toThrow('odd : aucun champ ne montre {}');
});

test('a photograph replaces the drawing of a person, who may also be without either', async () => {
  const { file, text, form } = formOf('testimonials.yaml');
  const values = valuesOf(text, form);
  const [first, ...others] = values.items as Values[];
  const drawing = first?.portrait as Values;
  const shown = (portrait: Values) =>
    write({ ...values, items: [{ ...first, portrait }, ...others] }, form);
  const photograph = await shown({ ...drawing, photo: '/photos/awa.jpg', alt: 'Awa' });
  expect(changed(text, photograph)).toEqual(['    portrait: { photo: awa.jpg, alt: Awa }']);
  const neither = await shown({ ...drawing, drawing: '' });
  expect(neither).toBe(text.replace(/^ {4}portrait: .*\n/m, ''));
  const gone = text.replace(/drawing: [\w-]+/, 'drawing: nulle-part');
  expect(refused(file, gone, readNamed())).toBe(
    `${file} : items.0.portrait.drawing src/content/fr/photos/nulle-part.svg n’existe pas`,
  );
});

test('the form asks for a group that the build asks for, and for what a photograph shows', async () => {
  const asking = files.filter(({ file, form }) => lacking(valuesOf(textOf(file), form), form)[0]);
  expect(asking.map(({ file }) => file)).toEqual([]);
  const { text, form } = formOf('ecart-de-caisse.mdx');
  const { image: drawn, ...others } = valuesOf(text, form);
  expect(drawn).toBeDefined();
  expect(lacking({ ...others, image: {} }, form)).toEqual(['image']);
  const image = { photo: '/photos/caisse.jpg' };
  expect(lacking({ ...others, image }, form)).toEqual(['image.alt']);
  const body = 'Un tiroir.\n\n![ ](tiroir.jpg)\n\n![Le tiroir](tiroir.jpg)';
  expect(await asked({ ...others, image: drawn, [BODY]: body }, form)).toEqual([
    'Texte : entre les crochets de ![ ](tiroir.jpg), dites ce que l’on voit',
  ]);
});
