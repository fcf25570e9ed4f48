/** The editor of the content, as an owner uses it: on a folder that only the browser sees. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { edit, formOf, save, saved, show, useEditor } from './editor.ts';
import { fill, open, textOf } from './folder.ts';

const address = useEditor();

/** The lines that a file has gained, unless it is the same to the byte. */
async function gained(page: Page, file: string): Promise<string[] | 'the same'> {
  const [old, text] = [readFileSync(file, 'utf8'), await textOf(page, file)];
  const lines = old.split('\n');
  return text === old ? 'the same' : text.split('\n').filter((line) => !lines.includes(line));
}

test('a price, a question and an event; undone, the same bytes', async ({ page }) => {
  test.setTimeout(300_000);
  const abroad: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data:|blob:|(?:http|ws):\/\/localhost:)/.test(request.url()))
      abroad.push(request.url());
  });
  await open(page, address());

  for (const price of ['6500', '5000']) {
    await edit(page, 'figures/entries/figures', async ({ unfold, fill: type }) => {
      await unfold('price-pos');
      await type('price-pos.amount', price);
    });
    await expect
      .poll(() => gained(page, 'src/content/figures.yaml'))
      .toEqual(
        price === '5000'
          ? 'the same'
          : ['price-pos: { amount: 6500, currency: FCFA } # TapPOS, par mois'],
      );
  }

  const faq = 'src/content/fr/faq.yaml';
  const last = readFileSync(faq, 'utf8').match(/^ {2}- id: /gm)?.length ?? 0;
  await edit(page, 'faq/entries/faq', async ({ add, choose, fill: type }) => {
    await add('Questions et réponses');
    await type(`items.${last}.id`, 'marigot');
    await choose(`items.${last}.category`, 'Facturation');
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
      .toEqual(town === place ? 'the same' : ['      location: Bobo-Dioulasso']);
  }

  expect(abroad).toEqual([]);
});

test('what others change in a file while its form is open stays; a same place is asked about', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await open(page, address());
  const article = 'src/content/fr/posts/ecart-de-caisse.mdx';
  const text = readFileSync(article, 'utf8');
  const withLine = (before: string, name: string, words: string) =>
    before.replace(new RegExp(`^${name}: .*`, 'm'), `${name}: ${words}`);
  const type = (words: string) => formOf(page).fill('author', words);
  const savedText = async (words: string) => {
    await edit(page, 'posts/entries/ecart-de-caisse', () => type(words));
    return textOf(page, article);
  };

  const theirs = `${withLine(text, 'role', 'Gardienne')}\nEncore un paragraphe.\n`.replaceAll(
    '\n',
    '\r\n',
  );
  await edit(page, 'posts/entries/ecart-de-caisse', async () => {
    await type('Un');
    await fill(page, { [article]: theirs });
  });
  expect(await textOf(page, article)).toBe(withLine(theirs, 'author', 'Un'));
  for (const words of ['Deux', 'Un'])
    expect(await savedText(words)).toBe(withLine(theirs, 'author', words));

  await show(page, 'posts/entries/ecart-de-caisse');
  await type('Trois');
  const dialog = page.getByRole('alertdialog', { name: 'Rien n’est enregistré' });
  const other = withLine(theirs, 'author', 'Quatre');
  for (const [now, reason] of [
    ['---\ntitle: "Foire', 'ne se lit pas'],
    [undefined, 'supprimé ou renommé'],
    [other, 'vous : Trois'],
  ] as const) {
    await fill(page, { [article]: now });
    await save(page);
    await expect(dialog).toContainText(article);
    await expect(dialog).toContainText(reason);
    await dialog.getByRole('button', { name: 'Revenir au formulaire' }).click();
    expect(await textOf(page, article).catch(() => undefined)).toBe(now);
  }
  await save(page);
  await expect(dialog).toContainText('le fichier : Quatre');
  await dialog.getByRole('button', { name: 'Enregistrer mon texte' }).click();
  await saved(page);
  expect(await textOf(page, article)).toBe(withLine(theirs, 'author', 'Trois'));

  await show(page, 'posts/entries/ecart-de-caisse');
  await type('Cinq');
  await fill(page, { [article]: other });
  await save(page);
  await dialog.getByRole('button', { name: 'Charger le fichier' }).click();
  await expect(dialog).toHaveCount(0);
  await expect((await formOf(page).reach('author')).getByRole('textbox')).toHaveValue('Quatre');
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
  expect(await gained(page, 'src/content/fr/posts/ecart-de-caisse.mdx')).toBe('the same');
});

test('two tabs write one file', async ({ page, context }) => {
  await open(page, address());
  await show(page, 'posts/entries/ecart-de-caisse');
  await formOf(page).fill('author', 'Un');
  const other = await context.newPage();
  await other.goto(address());
  await expect(other.getByText('Formules')).toBeVisible({ timeout: 60_000 });
  await edit(other, 'posts/entries/ecart-de-caisse', ({ fill: type }) => type('role', 'Gardien'));
  await save(page);
  await saved(page);
  expect(await gained(page, 'src/content/fr/posts/ecart-de-caisse.mdx')).toEqual([
    'author: Un',
    'role: Gardien',
  ]);
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
