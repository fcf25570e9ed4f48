/** Guides to print, and table templates. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typeset } from '#i18n/typography.ts';
import { guidePath, routes, templatePath } from '#routes.ts';
import { documentOf, plain, textOf } from '../../tools/built-pages.ts';
import { contentOf, filesOf } from '../../tools/content.ts';

const guides = filesOf('guides').map((name) => ({ name, ...contentOf(`guides/${name}`) }));
const set = (text: string) => plain(typeset(text));

test.each(guides)(
  '$name is listed, shows what it gives once filled first, leads to its tables',
  async (guide) => {
    const path = guidePath(guide.name);
    expect(
      (await documentOf(routes.guides)).querySelector(`main a[href="${path}"]`),
    ).not.toBeNull();
    expect(readFileSync('dist/sitemap.xml', 'utf8')).toContain(`${path}</loc>`);
    const said = await textOf(path);
    const [first] = guide.kind === 'choose' ? guide.groups[0].questions : guide.parts[0].steps;
    const result = said.indexOf(set(guide.example.result));
    expect(result).toBeGreaterThan(0);
    expect(result).toBeLessThan(said.indexOf(set(first.ask ?? first)));
    const page = await documentOf(path);
    for (const table of guide.templates ?? [])
      expect(page.querySelector(`a[href="${templatePath(table)}"]`), table).not.toBeNull();
  },
);

test.each(filesOf('templates'))(
  'the table %s opens in Excel, with one line of example, and is explained',
  async (name) => {
    const bytes = readFileSync(`dist${templatePath(name)}`);
    // The mark that makes Excel read accents.
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.subarray(3).toString().split('\r\n');
    const [headings = [], example = [], ...rest] = lines.map((line) => line.split(';'));
    expect(rest).toEqual([['']]);
    expect(headings.length).toBeGreaterThan(3);
    expect(example).toHaveLength(headings.length);
    expect(example.at(-1)).toBe(typeset(contentOf(`templates/${name}`).last.example));
    // Nothing that a spreadsheet computes.
    expect([...headings, ...example].filter((cell) => /^[=+@-]|["\t]/.test(cell))).toEqual([]);
    const section = (await documentOf(routes.guides)).getElementById(`modele-${name}`);
    expect(section?.querySelector(`a[href="${templatePath(name)}"][download]`)).not.toBeNull();
    const columns = [...(section?.querySelectorAll('th[scope=row]') ?? [])];
    expect(columns.map(({ textContent }) => textContent)).toEqual(headings);
  },
);
