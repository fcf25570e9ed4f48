/** The editor on a repository that somebody else changes meanwhile. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { edit, formOf, save, saved, show, useEditor } from './editor.ts';
import { REPOSITORY, standIn, TOKEN } from './github.ts';

const address = useEditor(`https://github.com/${REPOSITORY}`);
const article = 'src/content/fr/posts/ecart-de-caisse.mdx';
const another = 'src/content/fr/posts/carnet-de-credit.mdx';
const text = readFileSync(article, 'utf8');
const withLine = (before: string, name: string, words: string) =>
  before.replace(new RegExp(`^${name}: .*`, 'm'), `${name}: ${words}`);

async function open(page: Page): Promise<Map<string, string>> {
  const files = new Map([article, another].map((file) => [file, readFileSync(file, 'utf8')]));
  await standIn(page, files);
  await page.goto(address(), { timeout: 120_000 });
  await page.getByRole('button', { name: 'Se connecter avec un jeton' }).click();
  await page.getByRole('textbox', { name: 'Jeton' }).fill(TOKEN);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByText('Formules')).toBeVisible({ timeout: 60_000 });
  return files;
}

/** The library says first that the file has changed. */
const goOn = (page: Page) => page.getByRole('button', { name: 'Réunir et enregistrer' }).click();
const ours = (page: Page) => page.getByRole('alertdialog', { name: 'Rien n’est enregistré' });

test('a change is a commit; what others changed elsewhere in the file stays', async ({ page }) => {
  const files = await open(page);
  await edit(page, 'posts/entries/ecart-de-caisse', ({ fill }) => fill('author', 'Un'));
  expect(files.get(article)).toBe(withLine(text, 'author', 'Un'));

  await show(page, 'posts/entries/ecart-de-caisse');
  await formOf(page).fill('author', 'Deux');
  const theirs = withLine(withLine(text, 'author', 'Un'), 'role', 'Gardienne');
  files.set(article, theirs).set('README.md', 'Lisez.');
  await save(page);
  await goOn(page);
  await saved(page);
  expect(files.get(article)).toBe(withLine(theirs, 'author', 'Deux'));
  expect(files.get('README.md')).toBe('Lisez.');
});

test('a same place is asked about, as often as it changes', async ({ page }) => {
  const files = await open(page);
  await show(page, 'posts/entries/ecart-de-caisse');
  await formOf(page).fill('author', 'Un');
  const theirs = withLine(text, 'author', 'Deux');
  files.set(article, theirs);
  await save(page);
  await goOn(page);
  await expect(ours(page)).toContainText('le fichier : Deux');
  await expect(ours(page).getByRole('button', { name: 'Revenir au formulaire' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeFocused();
  expect(files.get(article)).toBe(theirs);

  await save(page);
  await goOn(page);
  const later = withLine(withLine(text, 'author', 'Trois'), 'role', 'Gardienne');
  await expect(ours(page)).toContainText('le fichier : Deux');
  files.set(article, later);
  await ours(page).getByRole('button', { name: 'Enregistrer mon texte' }).click();
  await expect(ours(page)).toContainText('le fichier : Trois');
  expect(files.get(article)).toBe(later);
  await ours(page).getByRole('button', { name: 'Enregistrer mon texte' }).click();
  await saved(page);
  expect(files.get(article)).toBe(withLine(later, 'author', 'Un'));

  await show(page, 'posts/entries/ecart-de-caisse');
  await formOf(page).fill('author', 'Quatre');
  files.set(article, theirs);
  await save(page);
  await goOn(page);
  await ours(page).getByRole('button', { name: 'Charger le fichier' }).click();
  await expect(ours(page)).toHaveCount(0);
  await expect((await formOf(page).reach('author')).getByRole('textbox')).toHaveValue('Deux');
});

test('a file that is gone does not come back', async ({ page }) => {
  const files = await open(page);
  await show(page, 'posts/entries/ecart-de-caisse');
  await formOf(page).fill('author', 'Un');
  files.delete(article);
  files.set('README.md', 'Lisez.');
  await save(page);
  await goOn(page);
  await expect(ours(page)).toContainText('supprimé ou renommé');
  await ours(page).getByRole('button', { name: 'Revenir au formulaire' }).click();
  expect([...files.keys()]).toEqual([another, 'README.md']);
});

test('a file that cannot be read again is not written', async ({ page }) => {
  const files = await open(page);
  await page.route('**/contents/**', (route) => route.fulfill({ status: 503 }));
  await show(page, 'posts/entries/ecart-de-caisse');
  await formOf(page).fill('author', 'Un');
  await save(page);
  await expect(ours(page)).toContainText('ne se relit pas (api.github.com : 503)');
  await ours(page).getByRole('button', { name: 'Revenir au formulaire' }).click();
  expect(files.get(article)).toBe(text);
});

test('an article does not take the address of another', async ({ page }) => {
  const files = await open(page);
  await show(page, 'posts/entries/ecart-de-caisse');
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await page.getByRole('menuitem', { name: 'Dupliquer' }).click();
  await formOf(page).fill('title', 'Retour au marigot');
  const other = 'src/content/fr/posts/retour-au-marigot.mdx';
  const theirs = withLine(text, 'title', 'Retour au marigot');
  files.set(other, theirs);
  await save(page);
  await expect(ours(page)).toContainText(other);
  await expect(ours(page)).toContainText('existe déjà');
  await ours(page).getByRole('button', { name: 'Revenir au formulaire' }).click();
  expect(files.get(other)).toBe(theirs);
  await formOf(page).fill('title', 'Le marigot revient');
  await save(page);
  await saved(page);
  expect([...files.keys()]).toEqual([
    article,
    another,
    other,
    other.replace(/retour-.*/, 'le-marigot-revient.mdx'),
  ]);
});

test('what the site would refuse is not saved; the bar says it until the form has mended it', async ({
  page,
}) => {
  const files = await open(page);
  const bar = page.getByRole('alert').filter({ hasText: 'le site le refuserait' });
  await show(page, 'posts/entries/ecart-de-caisse');
  await formOf(page).fill('title', 'a'.repeat(71));
  await save(page);
  await expect(page.getByText('dépasse 70 caractères')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Montrer les champs à corriger' })).toBeVisible();
  await formOf(page).fill('title', 'Le <b>marigot</b>');
  await save(page);
  await expect(bar).toContainText(
    'Titre de l’article, unique sur le site contient une balise HTML',
    { timeout: 60_000 },
  );
  await expect(bar).toContainText('Articles');
  expect(files.get(article)).toBe(text);
  await formOf(page).fill('title', 'Le marigot');
  await save(page);
  await saved(page);
  await expect(bar).toBeHidden();
  expect(files.get(article)).toBe(withLine(text, 'title', 'Le marigot'));
});
