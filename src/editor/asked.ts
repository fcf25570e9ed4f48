/** What the build requires and the library does not check: reported before a form is written. */
import { frames } from '#lib/pictures.ts';
import { labelsOf } from './explain-error.ts';
import { BODY, type Field, itemOf } from './fields.ts';
import { type Data, type Group, isEmpty, isGroup } from './merge.ts';
import { held } from './write-back.ts';

interface Place {
  readonly path: string;
  readonly field: Field;
  readonly value: Data;
  readonly group: Group;
}

/** Every field with its value. */
function placesOf(data: Data, field: Field, path: readonly string[] = []): Place[] {
  if (Array.isArray(data))
    return data.flatMap((one, at) => placesOf(one, itemOf(field, one), [...path, `${at}`]));
  if (!isGroup(data)) return [];
  return (field.fields ?? []).flatMap((own) => {
    const [value, place] = [data[own.name], [...path, own.name]];
    const here = { path: place.join('.'), field: own, value, group: data };
    return [here, ...placesOf(value, own, place)];
  });
}

/** Groups without any value, what another field requires, photographs without a description. */
export function lacking(values: Group, form: Field): string[] {
  return placesOf(held(values, form), form)
    .filter(({ field, value, group }) => {
      if (!isEmpty(value) || /^(?:list|hidden|boolean)$/.test(field.widget)) return false;
      return (
        field.required ||
        (field.name === 'alt' && group.photo && field.default !== '') ||
        field.requiredBy?.some((other) => !isEmpty(group[other]))
      );
    })
    .map(({ path }) => path);
}

const chosen = new Map<string, File>();
const lettersOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Another photograph of a name chosen before: the library would write it over the first. */
function numbered(file: File): File {
  const [, stem, ending = ''] = /^(.*?)(\.\w+)?$/s.exec(file.name) ?? [];
  let { name } = file;
  for (let number = 2; chosen.has(lettersOf(name)); number++) name = `${stem}-${number}${ending}`;
  return name === file.name ? file : new File([file], name, { type: file.type });
}

/** Keeps the photographs that are shown: when a form is saved, it has only their new names. */
export function noteChosen(): void {
  const number = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.files?.length)) return;
    const files = new DataTransfer();
    for (const file of target.files) files.items.add(numbered(file));
    target.files = files.files;
  };
  // Before the library reads them.
  document.addEventListener('change', number, true);
  const address = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    if (file instanceof File) chosen.set(lettersOf(file.name), file);
    return address(file);
  };
}

/** What is wrong in a photograph chosen in this window; the others are in the folder already. */
async function photoFault(address: string, least: number): Promise<string> {
  const name = address.replace(/^.*\//, '');
  // The library numbers files of the same name.
  const names = [name, name.replace(/-\d+(?=\.\w+$)/, '')].map(lettersOf);
  const [file] = names.flatMap((one) => chosen.get(one) ?? []);
  if (!file || name.endsWith('.svg')) return '';
  const { width } = await createImageBitmap(file).catch(() => ({ width: 0 }));
  if (width === 0) return 'n’est pas une image lisible';
  return width < least ? `trop petite, ${width} pixels de large ; ${least} au moins` : '';
}

/** @returns what to correct, in the words of the form */
export async function asked(values: Group, form: Field): Promise<string[]> {
  const text = String(values[BODY] ?? '');
  const inText = [...text.matchAll(/!\[(.*?)\]\((.*?)\)/g)];
  const photos = [
    ...placesOf(values, form).flatMap(({ path, field, value }) =>
      field.least ? [{ name: labelsOf(form, path), address: `${value}`, least: field.least }] : [],
    ),
    ...inText.map(([whole, , address = '']) => ({
      name: whole,
      address,
      least: frames.whole.least,
    })),
  ];
  const small = photos.map(async ({ name, address, least }) => {
    const fault = await photoFault(address, least);
    return fault ? [`${name} : ${fault}`] : [];
  });
  return [
    ...lacking(values, form).map((path) => `${labelsOf(form, path)} : à remplir`),
    ...inText.flatMap(([whole, alt]) =>
      alt?.trim() ? [] : [`Texte : entre les crochets de ${whole}, dites ce que l’on voit`],
    ),
    ...(await Promise.all(small)).flat(),
  ];
}
