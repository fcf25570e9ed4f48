/** The schemas of files and folders that have another name. */
const OTHERS: Readonly<Record<string, string>> = {
  authority: 'authorities',
  doc: 'docs',
  establishment: 'examples',
  figure: 'figures',
  guide: 'choosing guides templates',
  'pages/legal': 'pages/privacy pages/privacy-policy pages/terms',
  people: 'customers testimonials',
  plan: 'plans',
  post: 'posts',
  product: 'products',
  screens: 'demos',
  words: 'islands sample-words',
};

/** The file that says which fields a content file has. */
export function schemaFile(file: string): string {
  const path = file.replace(/^src\/content\/(?:fr\/)?|\.\w+$/g, '');
  const [, product, section] = /^pages\/(\w+)-(overview|features|pricing)$/.exec(path) ?? [];
  if (product) return `src/products/${product}/schemas/pages/${section}.ts`;
  const own = path.startsWith('pages/') ? path : path.replace(/\/.*/, '');
  const [other] = Object.entries(OTHERS).find(([, names]) => names.split(' ').includes(own)) ?? [];
  return `src/schemas/${other ?? own}.ts`;
}
