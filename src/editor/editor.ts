/** The editor of the content: Sveltia CMS over the files of the project, in the words of `forms.ts`. */
import CMS, { type CmsConfig, type Field as CmsField, type CustomFieldControl } from '@sveltia/cms';
import { ArticleText } from './ArticleText.tsx';
import type { Form } from './collections.ts';
import { BODY, type Field, PHOTOS, SOURCE } from './fields.ts';
import { inWords } from './in-words.ts';
import { read, write } from './written.ts';

const { forms, backend, photos, posts } = JSON.parse(
  document.querySelector('#editor')?.textContent ?? '',
) as { forms: readonly Form[]; backend: CmsConfig['backend']; photos: string; posts: string };

const source: Field = { name: SOURCE, label: SOURCE, widget: 'hidden' };
const text: CmsField = { name: BODY, label: 'Texte', widget: 'article' };

/** What a file and a folder have in common; the format of each knows its form. */
function entryOf({ path, label, form }: Form) {
  const name = path.replace(/^.*\/|\.yaml$/g, '');
  const fields = [...(form.fields ?? []), source] as CmsField[];
  // An ending of .mdx wants such a name.
  const format = path === posts ? 'article-frontmatter' : `of-${name}`;
  CMS.registerCustomFormat(format, path === posts ? 'mdx' : 'yaml', {
    fromFile: (file) => read(file, form),
    toFile: (values) => write(values, form),
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
  if (form.path !== posts)
    return { ...entry, extension: 'yaml', create: false, identifier_field: 'name' };
  return { ...entry, extension: 'mdx', create: true, fields: [...entry.fields, text] };
}

const collections = [
  ...forms.filter(({ page }) => !page).map(collectionOf),
  { name: 'pages', label: 'Pages', files: forms.filter(({ page }) => page).map(fileOf) },
];

CMS.registerFieldType('article', ArticleText as CustomFieldControl);

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

// In development, what the build refuses is said over the form until it is mended; a save does not
// load the page again.
import.meta.hot?.on('vite:error', ({ err }) => {
  err.message = inWords(err.message, forms);
});
import.meta.hot?.on('vite:beforeFullReload', () => {
  document.querySelector('vite-error-overlay')?.remove();
  throw new Error('The editor shows what it has.');
});
