import type { Marked, SamplePlace } from '#schemas/sample-words.ts';
import { entryOf } from './entry.ts';

type Sample = { readonly sample: boolean };

/** The word that marks a sample; undefined for what is no sample. */
export async function sampleWord(
  place: SamplePlace,
  { sample }: Sample,
): Promise<string | undefined> {
  if (!sample) return undefined;
  return (await entryOf('sampleWords', 'sample-words')).data[place];
}

/** Adds the word that marks a sample to some data, as `example`. */
export async function marked<Data extends Sample>(
  place: SamplePlace,
  data: Data,
): Promise<Marked<Data>> {
  return { ...data, example: await sampleWord(place, data) };
}

export async function markedAll<Data extends Sample>(
  place: SamplePlace,
  items: readonly Data[],
): Promise<Marked<Data>[]> {
  return Promise.all(items.map((item) => marked(place, item)));
}
