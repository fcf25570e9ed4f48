/** What fields and choices are called in forms, where their schema does not say it. */
import { readdirSync } from 'node:fs';
import { contentPath } from '#i18n/content-path.ts';
import { readYaml } from '#loading/files.ts';
import choices from './choices.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;
const readWords = <Words>(file: string) => readYaml(contentPath(file), './') as Words;

const { routes, sections } = readWords<{
  routes: Names;
  sections: Record<string, { label: string }>;
}>('navigation.yaml');
const products: Names = Object.fromEntries(
  readdirSync(contentPath('products')).flatMap((file) => {
    const { name } = readWords<{ name: string }>(`products/${file}`);
    const id = file.replace(/\.yaml$/, '');
    const pages = Object.entries(sections).map(([section, { label }]) => [
      `${id}-${section}`,
      `${name}, ${label}`,
    ]);
    return [[id, name], ...pages];
  }),
);
const chosen: Names = { ...choices, ...routes, ...products };

/** The name of a choice: « lundi », of a shade « Crème 50 »; the choice itself if it has none. */
export function choiceName(choice: string): string {
  const [word = '', shade] = choice.split(/-(?=\d+$)/);
  const name = chosen[word] ?? word;
  return shade ? `${name} ${shade}` : name;
}

export const fieldName = (name: string): string => (names as Names)[name] ?? chosen[name] ?? name;
