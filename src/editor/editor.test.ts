/** Forms over the content as it is: what is touched and undone is the same to the byte. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeForms } from './collections.ts';
import type { Field } from './fields.ts';
import { fieldOf } from './forms.ts';
import { inWords } from './in-words.ts';
import { read, write } from './written.ts';

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

/** Lines that one text has and the other has not. */
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
  const all = places(valuesOf(text, form)).filter(([[name = '']]) => shown?.includes(name));
  for (const [path, other] of all.filter((_, at) => at % 23 === 0)) {
    const values = valuesOf(text, form);
    put(values, path, other);
    expect(changed(text, await write(values, form)), path.join('.')).toHaveLength(1);
  }
});

/** What a form does not show would be lost in it. */
function unseen(value: unknown, field: Field, path: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => unseen(one, field.field ?? { ...field, widget: 'object' }, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const own = field.fields?.find((known) => known.name === name);
    return own ? unseen(one, own, `${path}.${name}`) : [`${path}.${name}`];
  });
}

test('every field of the content is in its form, but for computed figures and the texts', () => {
  const lost = files.flatMap(({ file, form }) => unseen(valuesOf(textOf(file), form), form, file));
  const known =
    /\._(?:file|text)$|figures\.yaml\.price-.*(?:total|twelve-months|three-years|lowest)$/;
  expect(lost.filter((path) => !known.test(path))).toEqual([]);
});

test('a schema that no form can show is refused', () => {
  expect(() => fieldOf('odd', {})).toThrow('odd : aucun champ ne montre {}');
});

test('a photograph replaces the drawing of an article, and the drawing comes back', async () => {
  const { text, form } = formOf('ecart-de-caisse.mdx');
  const image = { photo: '/photos/caisse.jpg', alt: 'La caisse', _one: 'till' };
  const shown = await write({ ...valuesOf(text, form), image }, form);
  expect(changed(text, shown)).toEqual(['image:', '  photo: caisse.jpg', '  alt: La caisse']);
  expect(await write({ ...valuesOf(shown, form), image: { _one: 'till' } }, form)).toBe(text);
});

test('a refusal is said in the words of the form', () => {
  expect(inWords('src/content/fr/faq.yaml : items.2.question manque : 320 au moins', forms)).toBe(
    'Questions (src/content/fr/faq.yaml) : Questions et réponses › n° 3 › Question manque : 320 au moins',
  );
});
