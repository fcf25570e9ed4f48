/** Before a form is written: its file is read again, since somebody else may have changed it. */
import { stringify } from 'yaml';
import { asked } from './asked.ts';
import type { Form } from './collections.ts';
import { labelsOf } from './explain-error.ts';
import { focusSave } from './fault-bar.ts';
import { SOURCE } from './fields.ts';
import type { Clash, Group } from './merge.ts';
import { rebase, write } from './write-back.ts';

const TITLE = 'Rien n’est enregistré';
const BACK = 'Revenir au formulaire';
const LOAD = 'Charger le fichier';
const MINE = 'Enregistrer mon texte';

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, css = '') {
  const made = document.createElement(name);
  made.textContent = text;
  made.style.cssText = css;
  return made;
}

/** Says why nothing is done. @returns the word of the button, or nothing for the key Escape */
export function ask(reason: string, choices: readonly string[], said = TITLE): Promise<string> {
  const dialog = element('dialog', '', 'box-sizing: border-box; max-height: 90%; padding: 24px');
  // The text scrolls between its title and its buttons.
  dialog.style.cssText += 'display: flex; flex-direction: column; gap: 16px; width: 44rem';
  dialog.style.font = '16px/1.5 var(--sui-font-family-default, sans-serif)';
  const title = element('h2', said, 'font-size: 20px');
  const text = element('div', reason, 'white-space: pre-wrap; overflow: auto');
  text.style.overflowWrap = 'anywhere';
  title.id = 'meanwhile-title';
  text.id = 'meanwhile-text';
  dialog.role = 'alertdialog';
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.setAttribute('aria-describedby', text.id);
  const buttons = element('form', '', 'display: flex; flex-wrap: wrap; gap: 8px');
  buttons.method = 'dialog';
  for (const word of choices) {
    const button = element('button', word, 'padding: 8px 16px; font: inherit');
    Object.assign(button, { value: word, autofocus: word === choices[0] });
    buttons.append(button);
  }
  dialog.append(title, text, buttons);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue);
      setTimeout(focusSave);
    };
  });
}

/** Leaves the form as it is: the library counts one field to correct. */
async function refuse(reason: string): Promise<never> {
  await ask(reason, [BACK]);
  throw new Error('validation_failed');
}

const textOf = (data: unknown) =>
  data === undefined ? 'retiré' : typeof data === 'string' ? data : stringify(data).trim();

const inWords = ({ path, mine, theirs }: Clash, { form }: Form) =>
  `${labelsOf(form, path) ?? 'Texte'}\n– vous : ${textOf(mine)}\n– le fichier : ${textOf(theirs)}`;

/**
 * The text to write: the form's changes in the file as it is now.
 * @param reread the file as it is now, undefined if it is not there
 * @throws Error when the reason has been shown
 */
export async function brought(
  values: Group,
  reread: () => Promise<string | undefined>,
  path: string,
  form: Form,
  isNew: boolean,
): Promise<string> {
  const file = `${form.label} (${path})`;
  const lacks = await asked(values, form.form);
  if (lacks.length > 0) return refuse([file, ...lacks].join('\n'));
  const now = await reread().catch(({ message }: Error) =>
    refuse(`${file} : ce fichier ne se relit pas (${message}).`),
  );
  if (isNew && now !== undefined)
    return refuse(`${file} : ce fichier existe déjà, changez le titre.`);
  if (isNew) return write(values, form.form);
  if (now === undefined)
    return refuse(`${file} : ce fichier a été supprimé ou renommé entre-temps.`);
  if (now.trim() === String(values[SOURCE]).trim()) return write(values, form.form);
  let rebased: ReturnType<typeof rebase>;
  try {
    rebased = rebase(values, now, form.form);
  } catch (error) {
    const { message } = error as Error;
    return refuse(`${file} : quelqu’un écrit ce fichier, qui ne se lit pas encore (${message}).`);
  }
  const places = rebased.clashes.map((clash) => inWords(clash, form));
  if (places.length > 0) {
    const reason = `${file} a changé entre-temps, aux mêmes endroits.`;
    const choice = await ask([reason, ...places].join('\n\n'), [BACK, LOAD, MINE]);
    if (choice === LOAD) location.reload();
    if (choice !== MINE) throw new Error('validation_failed');
    // The question may have been open for a long time.
    if ((await reread()) !== now) return brought(values, reread, path, form, isNew);
  }
  return write(rebased.values, form.form);
}
