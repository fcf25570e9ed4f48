/** The editor on a repository that somebody else changes meanwhile. */
import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { edit, formOf, save, saved, show, useEditor } from './editor.ts';
import { REPOSITORY, standIn, TOKEN } from './github.ts';

const address = useEditor(`https://github.com/${REPOSITORY}`);
const article = 'src/content/fr/posts/ecart-de-caisse.mdx';
const another = 'src/content/fr/posts/carnet-de-credit.mdx';
const moved = 'src/content/fr/moved.yaml';
const search = 'src/content/fr/search.yaml';
const faq = 'src/content/fr/faq.yaml';
const text = readFileSync(article, 'utf8');
const questions = `${readFileSync(faq, 'utf8')}  - id: marigot
    category: billing
    question: Et le marigot ?
    answer: Il revient.
`;
const withLine = (before: string, name: string, words: string) =>
  before.replace(new RegExp(`^${name}: .*`, 'm'), `${name}: ${words}`);

const test = base.extend<{
  /** The files of the repository, where somebody has signed in. */
  files: Map<string, string>;
}>({
  files: async ({ page }, use) => {
    const files = new Map(
      [article, moved, search].map((file) => [file, readFileSync(file, 'utf8')]),
    );
    files.set(faq, questions);
    files.set(another, `${readFileSync(another, 'utf8')}\n[Le marigot](/support#marigot).\n`);
    await standIn(page, files);
    await page.goto(address(), { timeout: 120_000 });
    await page.getByRole('button', { name: 'Se connecter avec un jeton' }).click();
    await page.getByRole('textbox', { name: 'Jeton' }).fill(TOKEN);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page.getByText('Formules')).toBeVisible({ timeout: 60_000 });
    await use(files);
  },
});

const ours = (page: Page) => page.getByRole('alertdialog', { name: 'Rien n’est enregistré' });
const answer = (page: Page, name: string) => ours(page).getByRole('button', { name }).click();

/** Another value of a field of the article, not saved yet. */
async function write(page: Page, words: string, name = 'author'): Promise<void> {
  await show(page, 'posts/entries/ecart-de-caisse');
  await formOf(page).fill(name, words);
}

/** Saves what has changed in the repository: the library says first that it has. */
async function saveOver(page: Page): Promise<void> {
  await save(page);
  await page.getByRole('button', { name: 'Réunir et enregistrer' }).click();
}

test('a change is a commit; what others changed elsewhere in the file stays', async ({
  page,
  files,
}) => {
  await edit(page, 'posts/entries/ecart-de-caisse', ({ fill }) => fill('author', 'Un'));
  expect(files.get(article)).toBe(withLine(text, 'author', 'Un'));

  await write(page, 'Deux');
  const theirs = withLine(withLine(text, 'author', 'Un'), 'role', 'Gardienne');
  files.set(article, theirs).set('README.md', 'Lisez.');
  await saveOver(page);
  await saved(page);
  expect(files.get(article)).toBe(withLine(theirs, 'author', 'Deux'));
  expect(files.get('README.md')).toBe('Lisez.');
});

test('a same place is asked about, as often as it changes', async ({ page, files }) => {
  await write(page, 'Un');
  const theirs = withLine(text, 'author', 'Deux');
  files.set(article, theirs);
  await saveOver(page);
  await expect(ours(page)).toContainText('le fichier : Deux');
  await expect(ours(page).getByRole('button', { name: 'Revenir au formulaire' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeFocused();
  expect(files.get(article)).toBe(theirs);

  await saveOver(page);
  const later = withLine(withLine(text, 'author', 'Trois'), 'role', 'Gardienne');
  await expect(ours(page)).toContainText('le fichier : Deux');
  files.set(article, later);
  await answer(page, 'Enregistrer mon texte');
  await expect(ours(page)).toContainText('le fichier : Trois');
  expect(files.get(article)).toBe(later);
  await answer(page, 'Enregistrer mon texte');
  await saved(page);
  expect(files.get(article)).toBe(withLine(later, 'author', 'Un'));

  await write(page, 'Quatre');
  files.set(article, theirs);
  await saveOver(page);
  await answer(page, 'Charger le fichier');
  await expect(ours(page)).toHaveCount(0);
  await expect((await formOf(page).reach('author')).getByRole('textbox')).toHaveValue('Deux');
});

test('a file that cannot be read again is not written; one that is gone does not come back', async ({
  page,
  files,
}) => {
  const contents = '**/contents/**';
  await page.route(contents, (route) => route.fulfill({ status: 503 }));
  await write(page, 'Un');
  await save(page);
  await expect(ours(page)).toContainText('ne se relit pas (api.github.com : 503)');
  await answer(page, 'Revenir au formulaire');
  expect(files.get(article)).toBe(text);

  await page.unroute(contents);
  files.delete(article);
  files.set('README.md', 'Lisez.');
  const left = [...files];
  await saveOver(page);
  await expect(ours(page)).toContainText('supprimé ou renommé');
  await answer(page, 'Revenir au formulaire');
  expect([...files]).toEqual(left);
});

test('an article does not take the address of another; what the site would refuse is not saved, and the bar says it until the form has mended it', async ({
  page,
  files,
}) => {
  const before = [...files.keys()];
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
  await answer(page, 'Revenir au formulaire');
  expect(files.get(other)).toBe(theirs);
  await formOf(page).fill('title', 'Le marigot revient');
  await save(page);
  await saved(page);
  const added = other.replace(/retour-.*/, 'le-marigot-revient.mdx');
  expect([...files.keys()]).toEqual([...before, other, added]);

  const bar = page.getByRole('alert').filter({ hasText: 'le site le refuserait' });
  await write(page, 'a'.repeat(71), 'title');
  await save(page);
  await expect(page.getByText('dépasse 70 caractères')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Montrer les champs à corriger' })).toBeVisible();
  await formOf(page).fill('title', 'Le <b>marigot</b>');
  await save(page);
  await expect(bar).toContainText(
    'Titre de l’article, unique sur le site : contient une balise HTML',
    { timeout: 60_000 },
  );
  await expect(bar).toContainText('Articles');
  expect(files.get(article)).toBe(text);
  // Whoever closes it is where they were: at the button that saves, then in a field.
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Fermer').click();
  await expect(button('Enregistrer')).toBeFocused();
  await save(page);
  await expect(bar).toBeVisible();
  const author = (await formOf(page).reach('author')).getByRole('textbox');
  await author.focus();
  await button('Fermer').click();
  await expect(author).toBeFocused();
  await formOf(page).fill('title', 'Le marigot');
  await save(page);
  await saved(page);
  await expect(bar).toBeHidden();
  expect(files.get(article)).toBe(withLine(text, 'title', 'Le marigot'));
});

/** Deletes the text whose form is open, and confirms it as the library asks. */
async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
}

test('an article that others name is deleted when its address leads elsewhere, in one commit; a question that a text names stays in its list', async ({
  page,
  files,
}) => {
  const asked = page.getByRole('alertdialog', { name: 'Rien n’est supprimé' });
  await show(page, 'posts/entries/ecart-de-caisse');
  await remove(page);
  await expect(asked).toContainText(
    /Articles \(src\/content\/fr\/posts\/carnet-de-credit.mdx\), ligne \d+ : le lien \/blog\/ecart-de-caisse/,
  );
  await asked.getByRole('button', { name: 'Ne pas supprimer' }).click();
  await expect(asked).toHaveCount(0);
  expect(files.has(article)).toBe(true);

  await remove(page);
  await asked.getByRole('button', { name: 'Supprimer, et mener à /blog' }).click();
  await expect.poll(() => files.has(article)).toBe(false);
  expect(files.get(moved)).toContain('  - from: /blog/ecart-de-caisse\n    to: /blog\n');
  const bar = page.getByRole('alert').filter({ hasText: 'part de lui-même' });
  await expect(bar).toContainText('/blog/ecart-de-caisse');
  await expect(bar).toContainText(`Recherche (${search})`);

  await show(page, 'faq/entries/faq');
  await formOf(page).bring(page.getByText('Et le marigot ?', { exact: true }));
  await page.getByRole('button', { name: 'Supprimer' }).last().click();
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: '/support#marigot' })).toContainText(
    'Articles (src/content/fr/posts/carnet-de-credit.mdx)',
  );
  expect(files.get(faq)).toBe(questions);
});
