/** The editor on a folder that only the browser sees, and on a project that is built from it. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type Copy, copyOfProject } from '../../tools/copy-of-project.ts';
import { edit, formOf, save, show, useEditor } from './editor.ts';
import { bytesOf, open, textOf } from './folder.ts';

let copy: Copy;
test.beforeAll(async () => {
  copy = await copyOfProject();
  // Its dependencies are links to folders outside it.
  const config = join(copy.folder, 'astro.config.ts');
  const text = await readFile(config, 'utf8');
  await writeFile(
    config,
    text.replace('  vite: {', '  vite: { server: { fs: { strict: false } },'),
  );
});
const address = useEditor('', () => copy.folder);
test.afterAll(() => copy.remove());

/** Brings what the browser has saved to the project, as one folder would have it. */
async function bring(page: Page, file: string): Promise<void> {
  const path = join(copy.folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await bytesOf(page, file));
}

/** Another photograph for each place: the editor keeps identical files once. */
const photograph = async (name: string, place: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 1200, height: 1500 + place.length, channels: 3, background: '#486' },
  })
    .jpeg()
    .toBuffer(),
});

test('photographs too small for their place are refused before anything is written', async ({
  page,
}) => {
  await open(page, address());
  await show(page, 'posts/entries/ecart-de-caisse');
  const create = { width: 200, height: 150, channels: 3, background: '#486' } as const;
  const small = async (name: string, background: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { ...create, background } })
      .jpeg()
      .toBuffer(),
  });
  const form = formOf(page);
  await form.unfold('image');
  const input = (await form.reach('image.photo')).locator('input').first();
  await input.setInputFiles(await small('Le Comptoir.JPG', '#486'));
  await form.fill('image.alt', 'Le comptoir');
  const text = await form.reach('_text');
  await text.getByLabel('Photo').setInputFiles(await small('Été à Bobo.jpg', '#864'));
  await text.getByLabel('Ce que l’on y voit').fill('Bobo');
  await save(page);
  const dialog = page.getByRole('alertdialog', { name: 'Rien n’est enregistré' });
  await expect(dialog).toContainText(/Image .* : trop petite, 200 pixels de large ; 720 au moins/);
  await expect(dialog).toContainText('![Bobo](/photos/ete-a-bobo.jpg) : trop petite, 200 pixels');
  await dialog.getByRole('button', { name: 'Revenir au formulaire' }).click();
  const article = 'src/content/fr/posts/ecart-de-caisse.mdx';
  expect(await textOf(page, article)).toBe(await readFile(article, 'utf8'));
});

test('articles deleted together are asked about once; what names only them is no reason', async ({
  page,
}) => {
  await open(page, address());
  await expect(page.getByRole('alert')).toHaveCount(0);
  const articles = ['ecart-de-caisse', 'carnet-de-credit'];
  const file = (name = '') => `src/content/fr/posts/${name}.mdx`;
  const left = () =>
    Promise.all(articles.map((name) => textOf(page, file(name)).catch(() => 'gone')));
  const before = await left();
  await show(page, 'posts');
  for (const text of before) {
    const [, title = ''] = /^title: "?(.+?)"?$/m.exec(text) ?? [];
    await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').click();
  }
  const asked = page.getByRole('alertdialog', { name: 'Rien n’est supprimé' });
  const remove = async (answer: string) => {
    await page.getByRole('button', { name: 'Supprimer' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(asked).toContainText('cloturer-la-caisse.mdx');
    await expect(asked).toContainText('suivre-les-credits.mdx');
    for (const name of articles) await expect(asked).not.toContainText(file(name));
    await asked.getByRole('button', { name: answer }).click();
    await expect(asked).toHaveCount(0);
  };
  await remove('Ne pas supprimer');
  expect(await left()).toEqual(before);
  await remove('Supprimer, et mener à /blog');
  await expect.poll(left).toEqual(['gone', 'gone']);
  const moved = await textOf(page, 'src/content/fr/moved.yaml');
  for (const name of articles) expect(moved).toContain(`from: /blog/${name}\n    to: /blog\n`);
});

test('what the site refuses stands at the foot, and goes when the form has mended it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const abroad: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data:|blob:|(?:http|ws):\/\/localhost:)/.test(request.url()))
      abroad.push(request.url());
  });
  await open(page, address());
  const bar = page.getByRole('alert').filter({ hasText: 'refusé par le site' });
  const figures = 'src/content/figures.yaml';
  const promote = (was: string) =>
    edit(page, 'figures/entries/figures', async ({ unfold, fill, reach }) => {
      await unfold('price-pos');
      await fill('price-pos.was', was);
      await (await reach('price-pos.until')).locator('input').first().fill('2099-12-31');
    });

  await promote('1');
  await bring(page, figures);
  await expect(bar).toContainText('Promotion : le prix d’avant', { timeout: 60_000 });
  await expect(bar).toContainText('Chiffres et prix');
  // Whoever opens the editor later reads it too, and the form is not covered.
  await page.reload();
  await expect(bar).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  // The last of the list is above the bar, and a save that mends nothing opens it again.
  await page.getByRole('treeitem', { name: 'Pages' }).click();
  await bar.getByRole('button', { name: 'Fermer' }).click();
  await expect(bar).toBeHidden();
  await promote('2');
  await expect(bar).toBeVisible();

  await promote('999999');
  const [before, after] = [await readFile(figures, 'utf8'), await textOf(page, figures)];
  const gained = after.split('\n').filter((line) => !before.includes(line));
  expect(gained).toEqual([
    expect.stringMatching(/^price-pos: .*\bwas: 999999, until: 2099-12-31 \}/),
  ]);
  await bring(page, figures);
  await expect(bar).toBeHidden({ timeout: 60_000 });

  const article = 'src/content/fr/posts/ecart-de-caisse.mdx';
  await rm(join(copy.folder, article));
  for (const name of ['carnet-de-credit', 'inventaire-sans-fermer'])
    await expect(bar).toContainText(
      new RegExp(`Articles \\(src/content/fr/posts/${name}.mdx\\), ligne .*/blog/ecart-de-caisse`),
      { timeout: 60_000 },
    );
  await bring(page, article);
  await expect(bar).toBeHidden({ timeout: 60_000 });
  expect(abroad).toEqual([]);
});

test('an article with three photographs of a telephone is published at the first try', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await open(page, address());
  const names = {
    portrait: 'WhatsApp Image 2026-11-28 at 10.15.30.jpeg',
    // A telephone gives every photograph the same name.
    image: 'PXL_20261128_101530123.MP.jpg',
    text: 'PXL_20261128_101530123.MP.jpg',
  };
  await edit(page, 'posts/new', async ({ reach, choose, fill: type }) => {
    const choosePhoto = async (field: 'portrait' | 'image') => {
      const input = (await reach(`${field}.photo`)).locator('input').first();
      await input.setInputFiles(await photograph(names[field], field));
    };
    await type('title', 'Retour au marigot');
    await type(
      'excerpt',
      "Une seule phrase, pour dire que la page d'un article se passe de titres.",
    );
    await choose('category', 'Gestion');
    await choosePhoto('image');
    await type('image.alt', 'Le marigot revenu');
    await type('author', 'Yéro Témoin');
    await type('role', 'Gardien du marigot');
    await (await reach('portrait')).getByRole('checkbox').click();
    await choosePhoto('portrait');
    const date = (await reach('date')).locator('input').first();
    await expect(date).toHaveValue(await page.evaluate(() => new Date().toLocaleDateString('sv')));
    await date.fill('2026-11-20');
    const tags = (await reach('tags')).getByRole('textbox');
    await tags.fill('marigot');
    await tags.press('Enter');
    await tags.last().fill('retour');
    await type('_text', 'Le marigot revient.');
    const text = await reach('_text');
    await text.getByRole('button', { name: 'Tableau' }).click();
    await text.getByLabel('Photo').setInputFiles(await photograph(names.text, 'text'));
    await text.getByLabel('Ce que l’on y voit').fill('La berge');
    await expect(text.locator('textarea')).toHaveValue(
      new RegExp(`!\\[La berge\\]\\(nouvelle photo : ${names.text.replace('.jpg', '-2.jpg')}\\)`),
    );
  });
  const article = 'src/content/fr/posts/retour-au-marigot.mdx';
  await expect
    .poll(() => textOf(page, article).catch(() => ''))
    .toBe(`---
title: Retour au marigot
excerpt: Une seule phrase, pour dire que la page d'un article se passe de titres.
category: business
image:
  photo: pxl_20261128_101530123-mp.jpg
  alt: Le marigot revenu
author: Yéro Témoin
role: Gardien du marigot
portrait:
  photo: whatsapp-image-2026-11-28-at-10-15-30.jpeg
date: 2026-11-20
tags:
  - marigot
  - retour
---

Le marigot revient.

<Table caption="Titre du tableau" total>

| Ligne | Montant |
| ----- | ------: |
| Une   |     500 |
| Total |     500 |

</Table>

![La berge](pxl_20261128_101530123-mp-2.jpg)
`);

  const photos = 'src/content/fr/photos';
  for (const name of (await textOf(page, article)).match(/[\w-]+\.jpe?g/g) ?? [])
    await bring(page, `${photos}/${name}`);
  await bring(page, article);
  const site = await page.context().newPage();
  await expect(async () => {
    await site.goto(address().replace('/admin', '/blog/retour-au-marigot'));
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Retour au marigot');
  }).toPass({ timeout: 60_000 });
  for (const alt of ['Le marigot revenu', 'La berge'])
    await expect(site.getByAltText(alt).first()).toBeAttached();
  await expect(page.getByRole('alert').filter({ hasText: 'refusé par le site' })).toBeHidden();
});
