/** Generated articles, to measure how the site grows. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom } from '#lib/seeded-random.ts';
import { fold } from '../src/lib/fold.ts';

const POSTS = 'src/content/fr/posts';
const DAY = 86_400_000;
/** The newest of them; older than the real articles, which stay first in every list. */
const NEWEST = Date.UTC(2026, 0, 1);

/** Unchanged parts of a sentence: tags, link targets, figures by name, entities. */
const WORD = /<[^>]*>|\]\([^)]*\)|\{[^}]*\}|&\w+;|(\p{L}{2,})/gu;

/**
 * Replaces each word with another of the same length, as often as the models use it. The text keeps
 * its length and Markdown, and compresses like a real one, whereas copies of six articles would
 * compress to almost nothing.
 */
function scrambler(models: readonly string[], random: () => number) {
  const words = models.flatMap((text) =>
    [...text.matchAll(WORD)].flatMap(([, word]) => word?.toLowerCase() ?? []),
  );
  const byLength = Map.groupBy(words, ({ length }) => length);
  return (text: string) =>
    text.replace(WORD, (whole, word?: string) => {
      if (!word) return whole;
      const same = byLength.get(word.length) ?? [];
      const other = same[Math.floor(random() * same.length)] ?? word;
      const capital = word[0] !== word[0]?.toLowerCase();
      return capital ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    });
}

function slugOf(title: string, number: number): string {
  const words = fold(title).match(/[a-z]{4,}/g) ?? [];
  return [...words.slice(0, 3), number].join('-');
}

/**
 * Writes articles as long and as varied as the real ones, the same in each run.
 * @param folder a copy of the project
 * @returns their addresses on the blog, newest first
 */
export async function addPosts(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(join(folder, POSTS))).filter((name) => name.endsWith('.mdx')).sort();
  const models = await Promise.all(
    names.map((name) => readFile(join(folder, POSTS, name), 'utf8')),
  );
  const scramble = scrambler(models, seededRandom(1));
  const slugs: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const model = models[number % models.length] ?? '';
    const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(model) ?? [];
    const date = new Date(NEWEST - number * DAY).toISOString().slice(0, 10);
    const written = front
      .replace(/^(title|excerpt|tags|keywords): (.*)$/gm, (_, field, text) => {
        return `${field}: ${scramble(text)}`;
      })
      .replace(/^date: .*$/m, `date: ${date}`);
    const slug = slugOf(/^title: (.*)$/m.exec(written)?.[1] ?? '', number);
    await writeFile(join(folder, POSTS, `${slug}.mdx`), `---\n${written}\n---\n${scramble(body)}`);
    slugs.push(slug);
  }
  return slugs;
}
