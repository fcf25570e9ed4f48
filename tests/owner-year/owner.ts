/** A year of an owner's changes to the content, made in a copy of the project. */
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Document, parseDocument, type YAMLSeq } from 'yaml';
import { NEWEST } from '#lib/newest.ts';

export const FRENCH = 'src/content/fr';
const FIGURES = 'src/content/figures.yaml';

async function edit(folder: string, file: string, change: (yaml: Document) => void): Promise<void> {
  const path = join(folder, file);
  const yaml = parseDocument(await readFile(path, 'utf8'));
  change(yaml);
  await writeFile(path, yaml.toString());
}

/** Sets places of a file, or empties them: `{ 'events.items': [], 'price.was': undefined }`. */
export const set = (folder: string, file: string, values: Readonly<Record<string, unknown>>) =>
  edit(folder, file, (yaml) => {
    for (const [place, value] of Object.entries(values)) {
      const path = place.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      if (value === undefined) yaml.deleteIn(path);
      else yaml.setIn(path, yaml.createNode(value));
    }
  });

/** Appends to a list of a French file a changed copy of its first item. */
const another = (folder: string, file: string, list: string, changes: object) =>
  edit(folder, `${FRENCH}/${file}`, (yaml) => {
    const path = list.split('.');
    const [first] = (yaml.getIn(path) as YAMLSeq).toJSON() as object[];
    yaml.addIn(path, yaml.createNode({ ...first, ...changes }));
  });

/**
 * Sets every positive price to another plausible amount; those of TapPharm fall from year to year,
 * as its texts say, otherwise the build stops. @returns them by name
 */
export async function changePrices(
  folder: string,
  amounts: () => number,
): Promise<ReadonlyMap<string, number>> {
  const prices = new Map<string, number>();
  await edit(folder, FIGURES, (yaml) => {
    const figures = yaml.toJSON() as Record<string, { amount?: number }>;
    const names = Object.keys(figures).filter((name) => figures[name]?.amount);
    const yearly = names.filter((name) => name.startsWith('price-pharm-'));
    const falling = yearly.map(amounts).toSorted((a, b) => b - a);
    for (const name of names) {
      prices.set(name, falling[yearly.indexOf(name)] ?? amounts());
      yaml.setIn([name, 'amount'], prices.get(name));
    }
  });
  return prices;
}

export const added = {
  question: 'Quand le marigot est à sec ?',
  plan: 'École des arts du feu',
  event: 'Un rendez-vous de plus, au bord du marigot',
  job: 'Gardien du marigot',
  author: 'Yéro Témoin',
  notice: 'Le marigot ferme le 25.',
  usualPrice: 987_000,
  article: { slug: 'retour-au-marigot', title: 'Retour au marigot' },
} as const;

/** An article with the least that is required: no product, no portrait, a single paragraph. */
const shortArticle = (date: string) => `---
title: ${added.article.title}
excerpt: Une seule phrase, pour dire que la page d'un article se passe de titres et de tableaux.
category: business
author: Yéro Témoin
role: Gardien du marigot
date: ${date}
tags: [Marigot, Retour]
keywords: [marigot, retour, saison]
image: { photo: marigot.jpg, alt: Le marigot revenu }
cloth: company
---

![Le marigot, vu de la berge](marigot.jpg)

L'eau est revenue, et nous avec elle.
`;

const DAY_MS = 86_400_000;
const dayAfter = (date: number, days: number) =>
  new Date(date + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Adds copies, older than every article and more than short lists hold, and a new short article.
 */
async function addArticles(folder: string): Promise<void> {
  const posts = join(folder, FRENCH, 'posts');
  const articles = await Promise.all(
    (await readdir(posts)).map(async (name) => {
      const text = await readFile(join(posts, name), 'utf8');
      return { name, text, date: Date.parse(/^date: (.*)$/m.exec(text)?.[1] ?? '') };
    }),
  );
  const dates = articles.map(({ date }) => date);
  const newest = dayAfter(Math.max(...dates), 1);
  await mkdir(join(folder, FRENCH, 'photos'), { recursive: true });
  // Nothing is harder to make small.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 900, height: 1300, channels: 3, background: '#888', noise } as const;
  await sharp({ create }).toFile(join(folder, FRENCH, 'photos/marigot.jpg'));
  await writeFile(join(posts, `${added.article.slug}.mdx`), shortArticle(newest));
  for (let copy = articles.length; copy <= NEWEST; copy += 1) {
    const { name, text } = articles[copy % articles.length] as (typeof articles)[number];
    const changed = text
      .replace(/^title: (.*)$/m, `title: Duplicata ${copy}`)
      .replace(
        /^excerpt: .*$/m,
        `excerpt: Duplicata ${copy}, pour que les listes courtes laissent des articles de côté.`,
      )
      .replace(/^date: .*$/m, `date: ${dayAfter(Math.min(...dates), -copy)}`);
    await writeFile(join(posts, name.replace('.mdx', `-${copy}.mdx`)), changed);
  }
}

/** So many letters, in the longest words that people write. */
const longest = (letters: number) =>
  `${'Anticonstitutionnellement '.repeat(letters)}`.slice(0, letters).trim();

/** An event, a plan and an article with the longest allowed texts, and a price of 7 digits. */
export async function addTheLongest(folder: string): Promise<void> {
  const event = {
    ...{ title: longest(70), location: longest(60), attendees: 9_999_999 },
    ...{ date: '2099-06-06', sample: false },
  };
  await another(folder, 'pages/community.yaml', 'events.items', event);
  await set(folder, `${FRENCH}/plans/tapschool-arts.yaml`, {
    name: `${added.plan} ${longest(40)}`.slice(0, 40).trim(),
    'prices.0.period': longest(40),
    'features.0': longest(90),
    action: longest(30),
  });
  await set(folder, FIGURES, { 'price-school-professional.amount': 9_999_999 });
  const posts = join(folder, FRENCH, 'posts');
  const text = (await readFile(join(posts, 'carnet-de-credit.mdx'), 'utf8'))
    .replace(/^title: .*$/m, `title: ${longest(70)}`)
    .replace(/^author: .*$/m, `author: ${longest(50)}`)
    .replace(/^role: .*$/m, `role: ${longest(60)}`)
    .replace(/^tags: .*$/m, `tags: [${longest(30)}, Long]`)
    .replace(/^date: .*$/m, 'date: 2020-01-02');
  await writeFile(join(posts, 'long.mdx'), text);
}

/** Articles, and one more item in each other list; no contributor. */
export async function addOfEverything(folder: string): Promise<void> {
  await addArticles(folder);
  const { question, author } = added;
  await another(folder, 'faq.yaml', 'items', { id: 'marigot-a-sec', question });
  const [plan, copied] = ['professionnelle', 'arts'].map((name) =>
    join(FRENCH, `plans/tapschool-${name}.yaml`),
  ) as [string, string];
  await copyFile(join(folder, plan), join(folder, copied));
  await set(folder, copied, { name: added.plan });
  // Of no product, and nobody knows yet how many come.
  const open = { product: undefined, attendees: undefined, sample: false };
  const event = { title: added.event, date: '2099-06-05', ...open };
  await another(folder, 'pages/community.yaml', 'events.items', event);
  const job = { id: 'gardien', title: added.job, sample: false };
  await another(folder, 'pages/careers.yaml', 'jobs.items', job);
  await another(folder, 'testimonials.yaml', 'items', { author });
  await edit(folder, `${FRENCH}/testimonials.yaml`, (yaml) => {
    // The home page shows three.
    const { items } = yaml.get('items') as YAMLSeq;
    items.splice(2, 0, ...items.splice(-1));
  });
  const pages = ['/guides', '/tappos'];
  const notice = { text: added.notice, from: '2026-01-01', to: '2099-12-25', pages };
  const later = { ...notice, from: '2099-12-20', pages: ['/contact'] };
  await set(folder, `${FRENCH}/notices.yaml`, { items: [notice, later] });
  // Nobody speaks of the company: the section goes.
  await set(folder, `${FRENCH}/pages/community.yaml`, { 'contributors.items': [] });
  const promotion = { 'price-pos.was': added.usualPrice, 'price-pos.until': '2099-12-31' };
  await set(folder, FIGURES, promotion);
}

/** Answers by their ids, more than a page of them holds. */
export const moreAnswers = Array.from({ length: 61 }, (_, at) => `marigot-${at}`);

export async function addAnswers(folder: string): Promise<void> {
  for (const id of moreAnswers)
    await another(folder, 'faq.yaml', 'items', { id, question: `Au ${id} ?` });
}
