/** The editor of the content, as an owner uses it: on a folder that only the browser sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../../tools/free-port.ts';

let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const port = String(await freePort());
  address = `http://localhost:${port}/admin`;
  server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', port], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  await expect(() => fetch(address)).toPass({ timeout: 280_000 });
});
test.afterAll(() => server.kill());

const files = globSync('src/content/**/*.{yaml,mdx}');

/** The files of the content, where a folder that the visitor chooses would be. */
async function fill(page: Page): Promise<void> {
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [file, text] of all) {
      let folder = root;
      const names = file.split('/');
      const name = names.pop() ?? '';
      for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true });
      const out = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await out.write(text);
      await out.close();
    }
  }, texts);
}

const textOf = (page: Page, file: string) =>
  page.evaluate(async (path) => {
    const names = path.split('/');
    const name = names.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const one of names) folder = await folder.getDirectoryHandle(one);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, file);

/** The lines that a file has gained. */
async function gained(page: Page, file: string): Promise<string[]> {
  const old = readFileSync(file, 'utf8').split('\n');
  return (await textOf(page, file)).split('\n').filter((line) => !old.includes(line));
}

/** Opens a form, changes its fields, saves it, which closes it. */
async function edit(page: Page, entry: string, change: (form: Form) => Promise<void>) {
  await page.goto(`${address}#/collections/${entry}`);
  await change(formOf(page));
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Enregistre/ })).toHaveCount(0);
}

type Form = ReturnType<typeof formOf>;
function formOf(page: Page) {
  /** Fields are made as they are scrolled to. */
  const bring = async (field: Locator) => {
    await page.mouse.move(600, 500);
    await expect(async () => {
      if ((await field.count()) === 0) await page.mouse.wheel(0, 400);
      await expect(field).toHaveCount(1, { timeout: 200 });
    }).toPass({ timeout: 30_000 });
    await field.scrollIntoViewIfNeeded();
    return field;
  };
  const reach = (path: string) => bring(page.locator(`[data-key-path="${path}"]`));
  return {
    bring,
    reach,
    unfold: async (path: string) =>
      (await reach(path)).getByRole('button').filter({ hasText: 'chevron_right' }).first().click(),
    fill: async (path: string, text: string) =>
      (await reach(path)).getByRole('textbox').first().fill(text),
    choose: async (path: string, word: string) =>
      (await reach(path)).getByRole('radio', { name: word }).click(),
    add: (list: string) =>
      page
        .getByRole('button')
        .filter({ hasText: new RegExp(`Ajouter .?${list}`) })
        .click(),
  };
}

test('a price, a question, an event and an article with a photograph; undone, the same bytes', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const abroad: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data:|blob:|(?:http|ws):\/\/localhost:)/.test(request.url()))
      abroad.push(request.url());
  });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(address, { timeout: 120_000 });
  await fill(page);
  await page.getByRole('button', { name: 'Travailler avec un dépôt local' }).click();
  await expect(page.getByText('Formules')).toBeVisible({ timeout: 60_000 });

  for (const price of ['6500', '5000']) {
    await edit(page, 'figures/entries/figures', async ({ unfold, fill: type }) => {
      await unfold('price-pos');
      await type('price-pos.amount', price);
    });
    await expect
      .poll(() => gained(page, 'src/content/figures.yaml'))
      .toEqual(
        price === '5000' ? [] : ['price-pos: { amount: 6500, currency: FCFA } # TapPOS, par mois'],
      );
  }

  const faq = 'src/content/fr/faq.yaml';
  const last = readFileSync(faq, 'utf8').match(/^ {2}- id: /gm)?.length ?? 0;
  await edit(page, 'faq/entries/faq', async ({ add, choose, fill: type }) => {
    await add('Questions et réponses');
    await type(`items.${last}.id`, 'marigot');
    await choose(`items.${last}.category`, 'billing');
    await type(`items.${last}.question`, 'Et le marigot ?');
    await type(`items.${last}.answer`, 'Il revient.');
  });
  await expect
    .poll(() => textOf(page, faq))
    .toBe(
      `${readFileSync(faq, 'utf8')}  - id: marigot
    category: billing
    question: Et le marigot ?
    answer: Il revient.
`,
    );
  await edit(page, 'faq/entries/faq', async ({ bring }) => {
    await bring(page.getByText('Et le marigot ?', { exact: true }));
    await page.getByRole('button', { name: 'Supprimer' }).last().click();
  });
  await expect.poll(() => textOf(page, faq)).toBe(readFileSync(faq, 'utf8'));

  const community = 'src/content/fr/pages/community.yaml';
  const [, place = ''] = /^ {6}location: (.+)$/m.exec(readFileSync(community, 'utf8')) ?? [];
  for (const town of ['Bobo-Dioulasso', place]) {
    await edit(page, 'community/entries/community', async ({ unfold, fill: type }) => {
      await unfold('events');
      await unfold('events.items');
      await type('events.items.0.location', town);
    });
    await expect
      .poll(() => gained(page, community))
      .toEqual(town === place ? [] : ['      location: Bobo-Dioulasso']);
  }

  const photo = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#486' },
  })
    .jpeg()
    .toBuffer();
  const picture = { name: 'Marigot été.jpg', mimeType: 'image/jpeg', buffer: photo };
  await edit(page, 'posts/new', async ({ reach, choose, fill: type, add }) => {
    await type('title', 'Retour au marigot');
    await type(
      'excerpt',
      "Une seule phrase, pour dire que la page d'un article se passe de titres.",
    );
    await choose('category', 'business');
    await type('author', 'Yéro Témoin');
    await type('role', 'Gardien du marigot');
    await (await reach('date')).locator('input').first().fill('2026-11-20');
    for (const word of ['marigot', 'retour']) {
      await add('Mots-clés affichés');
      await (await reach('tags')).getByRole('textbox').last().fill(word);
    }
    for (const word of ['marigot', 'retour', 'saison']) {
      await add('Mots-clés pour les moteurs');
      await (await reach('keywords')).getByRole('textbox').last().fill(word);
    }
    await (await reach('image.photo')).locator('input').first().setInputFiles(picture);
    await type('image.alt', 'Le marigot revenu');
    await choose('cloth', 'company');
    await type('_text', 'Le marigot revient.');
    const text = await reach('_text');
    await text.getByRole('button', { name: 'Tableau' }).click();
    await text.getByLabel('Photo').setInputFiles(picture);
    await expect(text.getByRole('textbox')).toHaveValue(/!\[/);
  });
  const article = 'src/content/fr/posts/retour-au-marigot.mdx';
  await expect
    .poll(() => textOf(page, article).catch(() => ''))
    .toBe(`---
title: Retour au marigot
excerpt: Une seule phrase, pour dire que la page d'un article se passe de titres.
category: business
author: Yéro Témoin
role: Gardien du marigot
date: 2026-11-20
tags:
  - marigot
  - retour
keywords:
  - marigot
  - retour
  - saison
image:
  photo: marigot-ete.jpg
  alt: Le marigot revenu
cloth: company
---

Le marigot revient.

<Table caption="Titre du tableau" total>

| Ligne | Montant |
| ----- | ------: |
| Une   |     500 |
| Total |     500 |

</Table>

![Ce que l’on y voit](marigot-ete.jpg)
`);
  expect(abroad).toEqual([]);
});
