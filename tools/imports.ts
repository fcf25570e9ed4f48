/** What each file of the project imports, as its text says. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** `import('…')` in a type and `import` in a `<script>` of an .astro file are among them. */
const IMPORT = /\b(?:from|import)\b[\s(]*(['"])([^'"\n]+)\1/g;

/** With or without the type of what is gathered. */
const GLOB = /import\.meta\.glob(?:<.*?>)?\(\s*(['"])([^'"\n]+)\1/gs;

const root = process.cwd();

/** The code of the project, by its path from the root; fixtures are parts of other sites. */
export const sources = globSync('**/*.{ts,tsx,astro}', {
  cwd: root,
  exclude: ['node_modules', 'dist', 'releases', 'tests/fixtures'],
});

/** The names in a text, as they are written. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, , name = '']) => name);
}

/** The names that a source imports, as they are written. */
export function namesOf(file: string): string[] {
  return namesIn(readFileSync(join(root, file), 'utf8'));
}

/** The patterns by which a text gathers files (`import.meta.glob`), as they are written. */
export function patternsIn(text: string): string[] {
  return [...text.matchAll(GLOB)].map(([, , pattern = '']) => pattern);
}

/** The file that a name means, from the project's root; undefined for a package. */
export function targetOf(file: string, name: string): string | undefined {
  if (name.startsWith('#')) return `src/${name.slice(1)}`;
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : undefined;
}
