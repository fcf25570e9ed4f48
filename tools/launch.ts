/**
 * What must be real before the site opens: samples in content, fictitious contacts. `npm run
 * launch-check` prints the list; a production build stops until each item is real, or accepted with
 * a reason in `src/content/launch-accepted.yaml`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { LineCounter, parseDocument, type Scalar } from 'yaml';
import { contentFolder, contentPath } from '#i18n/content-path.ts';
import { nameOf, walk } from '#lib/walk.ts';
import { checked } from '#loading/checked.ts';
import { companyFile, readCompany } from '#loading/company.ts';
import { readYaml } from '#loading/files.ts';
import { goneProducts, isOfGone } from '#loading/left-out.ts';
import { exampleFiles } from '#loading/named.ts';
import { productIds } from '#products/registry.ts';
import { fictitiousValues, missingValues, type SiteEnvironment } from '#site.config.ts';
import { type ContentFile, readContent } from './content-files.ts';

interface LaunchItem {
  /** The item's id in `launch-accepted.yaml`: `faq.yaml#items.prix`, `company.email`. */
  id: string;
  reason: string;
}

/** How an owner corrects what stops the build. */
const remedies = {
  value: 'À écrire dans .env, où la valeur est fictive',
  company: `À écrire dans ${companyFile}, où la valeur est fictive`,
  sample:
    'À remplacer dans src/content/fr, en retirant « sample: true », ou à accepter dans src/content/launch-accepted.yaml',
  product: 'À récrire ou à supprimer : le registre des logiciels dit autre chose',
  file: 'À supprimer, accepté ou non : le registre n’a plus ce logiciel',
} as const;

interface OpenItem extends LaunchItem {
  remedy: keyof typeof remedies;
}

const ACCEPTED = 'src/content/launch-accepted.yaml';
const acceptances = z.array(z.strictObject({ id: z.string(), reason: z.string().min(1) }));

/**
 * @param root the project's folder
 * @throws Error naming a file that is not YAML, or an invalid deployment value
 */
export async function launchReport(
  root: string,
  environment: SiteEnvironment = process.env,
  today = new Date(),
) {
  const files = await readContent(root);
  const company = readCompany(`${root}/`);
  const invented = fictitiousValues(environment, company);
  const items: OpenItem[] = [
    ...fictions(invented, await readFile(join(root, companyFile), 'utf8')),
    ...files.flatMap(samples),
    ...(await productWords(root)),
  ];
  const accepted = checked(ACCEPTED, acceptances, readYaml(ACCEPTED, `${root}/`));
  const ids = accepted.map(({ id }) => id);
  return {
    open: items.filter(({ id, remedy }) => remedy === 'file' || !ids.includes(id)),
    accepted: accepted.filter(({ id }) => items.some((item) => item.id === id)),
    /** For the owner. The site does not raise them, so they do not stop the build. */
    questions: [
      ...missingValues(company).map((id) => ({ id, reason: 'adresse du canal à préciser' })),
      ...unanswered(files),
      ...yearsWithoutRamadan(files, today.getFullYear()),
    ],
    stale: ids.filter((id) => !items.some((item) => item.id === id)),
  };
}

/** The values that are still fictitious; those of the company's file with their lines. */
function fictions(invented: Readonly<Record<string, string>>, file: string): OpenItem[] {
  const lines = new LineCounter();
  const yaml = parseDocument(file, { lineCounter: lines });
  return Object.entries(invented).map(([id, value]) => {
    const [start, ...field] = id.split('.');
    if (start !== 'company') return { id, reason: value, remedy: 'value' };
    const { range } = yaml.getIn(field, true) as Scalar;
    const { line } = lines.linePos(range?.[0] ?? 0);
    return { id, reason: `ligne ${line} : ${value}`, remedy: 'company' };
  });
}

/** What the list says, each remedy once above its items. */
export function listed(open: readonly OpenItem[]): string[] {
  return Object.entries(remedies).flatMap(([kind, remedy]) => {
    const lines = open.filter((item) => item.remedy === kind).map(lineOf);
    return lines.length > 0 ? [remedy, ...lines] : [];
  });
}

export const lineOf = ({ id, reason }: LaunchItem): string => `  ${id.padEnd(52)} ${reason}`;

/** Every object marked `sample: true`. An item is called by its name: places in a list change. */
function samples([file, data]: ContentFile): OpenItem[] {
  const names = new Map<string, string>();
  return walk(data).flatMap(([value, path]) => {
    const [at = '', ...above] = path.toReversed();
    const isItem = /^\d+$/.test(at);
    const named = (isItem && nameOf(value)) || at;
    const place = [names.get(above.toReversed().join('.')), named].filter(Boolean).join('.');
    names.set(path.join('.'), place);
    const { sample } = Object(value) as { sample?: unknown };
    if (sample !== true) return [];
    return {
      id: [file, place].filter(Boolean).join('#'),
      reason: (!isItem && nameOf(value)) || 'exemple',
      remedy: 'sample',
    };
  });
}

export const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];

/** Lines that name a product which the registry no longer has, all but a new one, or another number. */
async function productWords(root: string, count = productIds.length): Promise<OpenItem[]> {
  const folder = join(root, contentFolder);
  const gone = goneProducts(`${root}/`);
  const nameOfProduct = async (id: string) => {
    const words = await readFile(join(folder, `products/${id}.yaml`), 'utf8').catch(() => '');
    return /^name: (.+)$/m.exec(words)?.[1] ?? id;
  };
  const names = await Promise.all(gone.map(async (id) => [id, await nameOfProduct(id)]));
  const all = await Promise.all(productIds.map(nameOfProduct));
  /** « A, B et C », where D is missing. */
  const together = new RegExp(`(?:${all.join('|')})(?:(?:, | et | ou )(?:${all.join('|')})){2,}`);
  const lacking = (line: string) => {
    const list = together.exec(line);
    return list && all.some((name) => !list[0].includes(name)) ? list : undefined;
  };
  const others = NUMBERS.filter((_, number) => number > 1 && number !== count).join('|');
  const counted = new RegExp(`(?<!\\p{L})(?:${others}) (?:logiciels|métiers)(?!\\p{L})`, 'iu');
  const named = new RegExp(`(?<![\\p{L}-])(?:${names.flat().join('|')})(?!\\p{L})`, 'iu');
  const files = (await readdir(folder, { recursive: true })).sort();
  const overviews = files.filter((file) => gone.some((id) => file === `pages/${id}-overview.yaml`));
  const theirs = (await Promise.all(overviews.map((file) => readFile(join(folder, file), 'utf8'))))
    .flatMap((overview) => [...overview.matchAll(/\bscreen: ([\w-]+)/g)])
    .map(([, name]) => `screens/${name}.yaml`);
  /** A screen or an example of theirs has another name than its product. */
  const isTheirs = (file: string) =>
    theirs.includes(file) ||
    (gone.length > 0 && file.startsWith('examples/') && !exampleFiles.includes(file));
  const found = files
    .filter((file) => /\.(?:yaml|mdx)$/.test(file))
    .map(async (file) => {
      if (isTheirs(file) || isOfGone(contentPath(file), `${root}/`))
        return [{ id: file, reason: 'ne sert plus, à supprimer', remedy: 'file' as const }];
      const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
      return lines.flatMap((line, at) => {
        const found = (gone.length > 0 && named.exec(line)) || counted.exec(line) || lacking(line);
        const [said] = found || [];
        return said
          ? [{ id: `${file}:${at + 1}`, reason: `dit « ${said} »`, remedy: 'product' as const }]
          : [];
      });
    });
  return (await Promise.all(found)).flat();
}

type Items = readonly Readonly<Record<string, string>>[];

/** A file as it is written; parts of it may be missing. */
function dataOf<Data>(files: readonly ContentFile[], name: string): Partial<Data> {
  return (files.find(([file]) => file === name)?.[1] ?? {}) as Partial<Data>;
}

/** This year and the next, without the days of ramadan, which no rule foretells. */
function yearsWithoutRamadan(files: readonly ContentFile[], year: number): LaunchItem[] {
  const seasons = dataOf<{ lunarYears: { eid: string }[] }>(files, 'seasons.yaml');
  const known = seasons.lunarYears?.map(({ eid }) => Number(eid.slice(0, 4)));
  return [year, year + 1]
    .filter((one) => !known?.includes(one))
    .map((one) => ({ id: `seasons.yaml#${one}`, reason: 'pas de dates de ramadan' }));
}

/** Questions of the FAQ without an answer: buyers ask them. The file has the most asked first. */
function unanswered(files: readonly ContentFile[]): LaunchItem[] {
  return (dataOf<{ items: Items }>(files, 'faq.yaml').items ?? [])
    .filter(({ answer }) => answer === undefined)
    .map(({ id, product, question }) => ({
      id: `faq.yaml#${id}`,
      reason: `réponse manquante, vente perdue (${product}) : ${question}`,
    }));
}
