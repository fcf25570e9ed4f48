/** The editor of the content: Sveltia CMS over the files of the project, in the words of `forms.ts`. */
import CMS, { type CmsConfig, type Field as CmsField, type CustomFieldControl } from '@sveltia/cms';
import type { Named } from '#lib/figures.ts';
import { goneItems, naming, pageOf } from '#loading/naming.ts';
import { ArticleText } from './ArticleText.tsx';
import { noteChosen } from './asked.ts';
import type { Form } from './collections.ts';
import { askBeforeDeletion } from './deletion.ts';
import { inWords } from './explain-error.ts';
import { faultBar, SHOWN } from './fault-bar.ts';
import { BODY, type Field, PHOTOS, SOURCE } from './fields.ts';
import { brought } from './meanwhile.ts';
import { allTexts, present } from './present.ts';
import { read, write } from './write-back.ts';

const { forms, backend, photos, named } = JSON.parse(
  document.querySelector('#editor')?.textContent ?? '',
) as {
  forms: readonly Form[];
  backend: CmsConfig['backend'];
  photos: string;
  /** For a repository, where no build reports at once what it refuses. */
  named?: Named;
};

const source: Field = { name: SOURCE, label: SOURCE, widget: 'hidden' };
const text: CmsField = { name: BODY, label: 'Texte', widget: 'article' };

/** What a file and a folder have in common; the format of each knows its form. */
function entryOf({ path, label, texts, form }: Form) {
  const name = path.replace(/^.*\/|\.yaml$/g, '');
  const fields = [...(form.fields ?? []), source] as CmsField[];
  // An ending of .mdx needs such a name.
  const format = texts ? `${name}-frontmatter` : `of-${name}`;
  CMS.registerCustomFormat(format, texts ? 'mdx' : 'yaml', {
    fromFile: (file) => read(file, form),
    toFile: async (values) => {
      const text = await write(values, form);
      // The library trims what it gets and ends it with LF, where the file may have CR LF.
      return { trim: () => text.slice(0, -1) } as string;
    },
  });
  return { name, label, format, fields };
}

const fileOf = (form: Form) => ({ ...entryOf(form), file: form.path });

function collectionOf(form: Form) {
  if (form.path.endsWith('.yaml')) {
    const file = fileOf(form);
    return { name: file.name, label: file.label, files: [file] };
  }
  const entry = { ...entryOf(form), folder: form.path };
  const named = entry.fields.some(({ name }) => name === 'name') ? 'name' : 'title';
  // Pages, plans and screens stand where the code asks for them.
  const remove = Boolean(pageOf(`${form.path}/any.yaml`));
  if (!form.texts)
    return { ...entry, extension: 'yaml', create: false, delete: remove, identifier_field: named };
  return { ...entry, extension: 'mdx', create: true, fields: [...entry.fields, text] };
}

const collections = [
  ...forms.filter(({ page }) => !page).map(collectionOf),
  { name: 'pages', label: 'Pages', files: forms.filter(({ page }) => page).map(fileOf) },
];

noteChosen();
CMS.registerFieldType('article', ArticleText as CustomFieldControl);

const bar = faultBar(
  named ? 'Rien n’est enregistré, le site le refuserait' : 'Enregistré, mais refusé par le site',
);

const note = faultBar('Supprimé. Ce qui ne faisait qu’y mener part de lui-même', '#333');
askBeforeDeletion(backend, forms, note);

// What it returns takes the place of the form's values, for the next save too.
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const { path, data, newRecord } = entry.toJS();
    const own = forms.find((form) => path === form.path || path.startsWith(`${form.path}/`));
    if (!own) return entry;
    note('');
    // Whoever has closed the bar reads it again when the next save mends nothing.
    import.meta.hot?.send(SHOWN);
    const text = await brought(data, () => present(backend, path), path, own, newRecord);
    if (named) {
      const lost = goneItems(path, String(data[SOURCE] ?? ''), text);
      const texts = lost.length > 0 ? (await allTexts(backend)).set(path, text) : new Map();
      const refusal = [
        (await import('./refused.ts')).refused(path, text, named),
        ...lost.flatMap((address) => naming(address, texts).refused),
      ]
        .filter(Boolean)
        .join('\n');
      bar(inWords(refusal, forms));
      if (refusal) throw new Error('validation_failed');
    }
    return entry.set('data', read(text, own.form));
  },
});

CMS.init({
  config: {
    load_config_file: false,
    app_title: document.title,
    backend,
    media_folder: photos,
    public_folder: PHOTOS,
    media_libraries: { default: { config: { slugify_filename: true } } },
    slug: { encoding: 'ascii', clean_accents: true },
    show_preview_links: false,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections,
  },
});

// In development: what the build refuses is shown below the form that corrects it. Vite looks for
// these words.
if (import.meta.hot) {
  import.meta.hot.on(SHOWN, (refusal: string) => bar(inWords(refusal, forms)));
  // The refusal may be older than this page.
  import.meta.hot.send(SHOWN);
  const uncover = () => document.querySelector('vite-error-overlay')?.remove();
  import.meta.hot.on('vite:error', () => setTimeout(uncover));
  uncover();
  import.meta.hot.on('vite:beforeFullReload', () => {
    throw new Error('The editor shows what it has.');
  });
}
