/**
 * What must be real before the site opens: samples in content, fictitious contacts, missing or past
 * dates, out-of-date press pictures, shipped files with fictitious values. `npm run launch-check`
 * prints the list; a production build stops until each item is real, or accepted with a reason in
 * `src/content/launch-accepted.yaml`.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { lostAddresses } from '#loading/own-addresses.ts';
import { productIds } from '#products/registry.ts';
import { launchQuestions } from '#schemas/launch-questions.ts';
import { missingYears } from '#seasons/umm-al-qura.ts';
import { fictitiousValues, missingValues, type SiteEnvironment } from '#site.config.ts';
import { type ContentFile, readContent } from './content-files.ts';
import { PRESS_SCREENS, screenPicture, screensFaults } from './press-screens.ts';
import { fictionsIn } from './shipped.ts';

interface LaunchItem {
  /** The item's id in `launch-accepted.yaml`: `pages/careers.yaml#job`, `CONTACT_EMAIL`. */
  id: string;
  reason: string;
}

export interface LaunchReport {
  open: LaunchItem[];
  /** Questions for the owner. The site says that they are open, so they do not stop the build. */
  questions: LaunchItem[];
  accepted: LaunchItem[];
  /** Accepted ids that match no item any more. */
  stale: string[];
}

const QUESTIONS = 'src/content/launch-questions.yaml';
const ACCEPTED = 'src/content/launch-accepted.yaml';
/** Committed files that visitors download; searched for fictitious values. */
const PUBLIC = 'public';

/**
 * @param root the project's folder
 * @param environment where the deployment values are read
 * @param today the day that events and jobs are compared with
 * @throws Error naming a file that is not YAML, or an invalid deployment value
 */
export async function launchReport(
  root: string,
  environment: SiteEnvironment,
  today: Date,
): Promise<LaunchReport> {
  const files = await readContent(root);
  const { kept, replaced } = fictitiousValues(environment);
  const items = [
    ...Object.keys(kept).map((id) => ({ id, reason: 'valeur fictive par défaut' })),
    ...files.flatMap(([file, data]) => samples(file, data)),
    ...expired(files, today),
    ...toCome(files, today),
    ...unknownSeasons(files, today),
    ...(await pressScreens(root, files)),
    ...(await fictionsIn(join(root, PUBLIC), replaced)).map(({ file, variable, value }) => ({
      id: `${PUBLIC}/${file}`,
      reason: `dit encore ${value} (${variable})`,
    })),
  ];
  const reasons = await readAccepted(root);
  return {
    open: items.filter(({ id }) => !reasons.has(id)),
    accepted: items
      .filter(({ id }) => reasons.has(id))
      .map(({ id }) => ({ id, reason: reasons.get(id) ?? '' })),
    questions: [
      ...missingValues(environment).map((id) => ({ id, reason: 'adresse du canal à préciser' })),
      ...unanswered(files),
      ...(await readQuestions(root))
        .filter(({ answer }) => answer === undefined)
        .map(({ id, said, reading }) => ({
          id: `${basename(QUESTIONS)}#${id}`,
          reason: `${said.join(' ; ')} → ${reading}`,
        })),
    ],
    stale: [...reasons.keys()].filter((id) => !items.some((item) => item.id === id)),
  };
}

/** Every object marked `sample: true`, with its path in the file. */
function samples(file: string, data: unknown, path: readonly string[] = []): LaunchItem[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'sample' in data && data.sample === true;
  const id = path.length > 0 ? `${file}#${path.join('.')}` : file;
  return [
    ...(own ? [{ id, reason: `exemple${nameOf(data)}` }] : []),
    ...Object.entries(data).flatMap(([key, value]) => samples(file, value, [...path, key])),
  ];
}

function nameOf(data: object): string {
  const { name, title, author } = data as Record<string, unknown>;
  const found = [name, title, author].find((value) => typeof value === 'string');
  return found ? ` : ${found}` : '';
}

/** Questions of the FAQ without an answer. */
function unanswered(files: readonly ContentFile[]): LaunchItem[] {
  const faq = files.find(([file]) => file === 'faq.yaml')?.[1] as
    | { items?: { id: string; question: string; product?: string; answer?: string }[] }
    | undefined;
  return (faq?.items ?? [])
    .filter(({ answer }) => answer === undefined)
    .map(({ id, product, question }) => ({
      id: `faq.yaml#${id}`,
      reason: `answer manque, ${product} : ${question}`,
    }));
}

interface Dated {
  title: string;
  date?: string | Date;
  closes?: string | Date;
}

/** Events and jobs whose date has passed. */
function expired(files: readonly ContentFile[], today: Date): LaunchItem[] {
  const page = (name: string) =>
    files.find(([file]) => file === `pages/${name}.yaml`)?.[1] as
      | Record<string, { items?: Dated[] } | undefined>
      | undefined;
  const events = page('community')?.events?.items ?? [];
  const jobs = page('careers')?.jobs?.items ?? [];
  const day = today.toISOString().slice(0, 10);
  const over = (value: string | Date | undefined) =>
    value !== undefined && new Date(value).toISOString().slice(0, 10) < day;
  return [
    ...events.flatMap(({ title, date }, index) =>
      over(date)
        ? [{ id: `pages/community.yaml#events.items.${index}.date`, reason: `passé : ${title}` }]
        : [],
    ),
    ...jobs.flatMap(({ title, closes }, index) =>
      over(closes)
        ? [{ id: `pages/careers.yaml#jobs.items.${index}.closes`, reason: `avis clos : ${title}` }]
        : [],
    ),
  ];
}

/** Articles dated in the future, which the site shows all the same. */
function toCome(files: readonly ContentFile[], today: Date): LaunchItem[] {
  const day = today.toISOString().slice(0, 10);
  return files.flatMap(([file, data]) => {
    const { date } = (file.startsWith('posts/') ? data : {}) as { date?: string };
    return date && date > day ? [{ id: `${file}#date`, reason: `à venir : ${date}` }] : [];
  });
}

function unknownSeasons(files: readonly ContentFile[], today: Date): LaunchItem[] {
  const seasons = files.find(([file]) => file === 'seasons.yaml')?.[1] as {
    lunarYears: Parameters<typeof missingYears>[0];
  };
  const year = today.getFullYear();
  return missingYears(seasons?.lunarYears ?? [], [year, year + 1]).map((missing) => ({
    id: `seasons.yaml#${missing}`,
    reason: `pas de dates de ramadan : npm run seasons -- ${missing}`,
  }));
}

/** Faults of the press archive, opened as it is shipped. */
async function pressScreens(root: string, files: readonly ContentFile[]): Promise<LaunchItem[]> {
  const expected = productIds.flatMap((product) => {
    const page = files.find(([file]) => file === `pages/${product}-overview.yaml`)?.[1];
    const tabs = (page as { explorer?: { tabs?: { id: string }[] } })?.explorer?.tabs ?? [];
    return tabs.map(({ id }) => screenPicture(product, id));
  });
  const archive = await readFile(join(root, PRESS_SCREENS)).catch(() => undefined);
  return screensFaults(archive, expected, files).map((fault) => ({
    id: PRESS_SCREENS,
    reason: `${fault} : npm run press-kit`,
  }));
}

/** @throws Error naming the file, the question, its field and why it is refused */
export async function readQuestions(root: string) {
  const list: unknown = parse(await readFile(join(root, QUESTIONS), 'utf8')) ?? [];
  const lost = lostAddresses(list, `${root}/`);
  if (lost.length > 0) throw new Error(`${QUESTIONS} :\n  ${lost.join('\n  ')}`);
  const read = launchQuestions.safeParse(list);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path: [at, ...field], message }) => {
    const id = Array.isArray(list) ? list[Number(at)]?.id : undefined;
    return `  ${[id ?? at, ...field].join('.')} : ${message}`;
  });
  throw new Error(`${QUESTIONS} :\n${faults.join('\n')}`);
}

/** Ids and reasons. @throws Error naming an entry without a reason */
async function readAccepted(root: string): Promise<Map<string, string>> {
  const list: unknown = parse(await readFile(join(root, ACCEPTED), 'utf8')) ?? [];
  if (!Array.isArray(list)) throw new Error(`${ACCEPTED} : une liste de { id, reason }`);
  return new Map(
    list.map((entry, index) => {
      if (typeof entry?.id !== 'string' || typeof entry.reason !== 'string' || !entry.reason) {
        throw new Error(`${ACCEPTED} : l’entrée ${index + 1} doit avoir un id et une reason`);
      }
      return [entry.id, entry.reason];
    }),
  );
}
