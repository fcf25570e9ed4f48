import { globSync } from 'node:fs';
import regular from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?inline';
import bold from '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf?inline';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { EMBLEM, emblemMarkup } from '#components/brand/emblem.ts';
import { letterPlaces } from '#lib/letter-places.ts';
import { Refusal } from '#lib/refusal.ts';
import { buildDay } from '#lib/time.ts';
import { walk } from '#lib/walk.ts';
import { displayFont, fromDataUrl, moreLetters } from '#share/display-font.ts';
import { site } from '#site.config.ts';
import { hexOf } from '#styles/palette.ts';

const FOLDER = 'src/print';

const compiler = NodeCompiler.create({
  workspace: FOLDER,
  fontArgs: [{ fontBlobs: [displayFont, fromDataUrl(regular), fromDataUrl(bold), moreLetters] }],
});

const colours = {
  ink: hexOf('bark-900'),
  quiet: hexOf('bark-600'),
  rule: hexOf('line-300'),
  night: hexOf('indigo-800'),
  orange: hexOf('orange-500'),
};

const emblem = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EMBLEM.side} ${EMBLEM.side}">${emblemMarkup()}</svg>`;

/** What a `.typ` file reads: its own words, and what the file of every PDF says of itself. */
export interface Printed {
  title: string;
  description: string;
  keywords: readonly string[];
  colours?: Readonly<Record<string, string>>;
}

/**
 * One A4 page as PDF/UA-1, dated by the build, so that the same content gives the same bytes.
 * @param address of the PDF, for messages
 * @param file below `src/print`
 * @throws Refusal naming the longest text if all does not fit, or a letter that no font has and the lines it is on
 */
export function typeset<Data extends Printed>(
  address: string,
  file: string,
  data: Data,
): Uint8Array<ArrayBuffer> {
  const own = { ...data, site: site.name, emblem, colours: { ...colours, ...data.colours } };
  const inputs = { data: JSON.stringify(own) };
  const resetRead = Boolean(import.meta.env.DEV);
  const done = compiler.compile({ mainFilePath: `${FOLDER}/${file}`, inputs, resetRead });
  const failed = done.takeError();
  if (failed || !done.result) {
    const faults: { message: string }[] = failed ? compiler.fetchDiagnostics(failed) : [];
    const said = faults.map(({ message }) => message).join('\n');
    throw /trop long/.test(said) ? tooLong(address, data) : new Error(`${file} : ${said}`);
  }
  try {
    const day = buildDay(process.env, new Date()).getTime() / 1000;
    const options = { pdfStandard: 'ua-1', creationTimestamp: day };
    return new Uint8Array(compiler.pdf(done.result, options));
  } catch (error) {
    const [, letter] = /the text `\\?"(.+?)\\?"` could not be displayed/.exec(String(error)) ?? [];
    throw letter ? new Refusal(`${address} : ${unknownLetter(letter)}`) : error;
  } finally {
    // What it remembers of a page would stay until the end of the build.
    compiler.evictCache(0);
  }
}

function tooLong(address: string, data: unknown): Refusal {
  const texts = walk(data).flatMap(([text]) =>
    typeof text === 'string' && !/^<|^\w+:\S+$/.test(text) ? [text] : [],
  );
  const [longest = ''] = texts.toSorted((one, other) => other.length - one.length);
  return new Refusal(
    `${address} : le contenu dépasse la page ; le plus long a ${longest.length} lettres : « ${longest} »`,
  );
}

function unknownLetter(letter: string): string {
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const places = letterPlaces(letter, globSync('src/content/**/*.{yaml,mdx}').sort());
  return `aucune police du papier n’a « ${letter} » (U+${code}) : ${places.join(' ; ')}`;
}
