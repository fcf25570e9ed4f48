import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { docPath, postPath } from '#routes.ts';
import { builtPages, plain } from '../../tools/built-pages.ts';
import { articlesOf, contentOf } from '../../tools/content.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const pages = (await builtPages()).map(({ path, document }) => {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const data = [...scripts].map((script) => JSON.parse(script.textContent ?? ''));
  return { path, data, things: data.flatMap((one) => one['@graph'] as Thing[]) };
});

/**
 * A search action names its field in `query-input`, an extension that schema-dts allows on request.
 */
const looser: Readonly<Record<string, string>> = {
  WebSite:
    'Omit<WebSite, "potentialAction"> & { potentialAction: WithActionConstraints<SearchAction> }',
};

/**
 * The errors of the TypeScript compiler for each source; one program, because reading schema-dts is
 * slow.
 */
function complaints(sources: readonly string[]): string[][] {
  const names = sources.map((_, index) => `structured-data-${index}.check.ts`);
  const sourceOf = (file: string) => sources[names.indexOf(basename(file))];
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    types: [],
    lib: ['lib.es5.d.ts'],
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => sourceOf(file) !== undefined || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const source = sourceOf(file);
    return source === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, source, ts.ScriptTarget.ESNext);
  };
  const program = ts.createProgram(names, options, host);
  return names.map((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText, file, start }) => {
        const line = file?.text.slice(0, start).split('\n').at(-1);
        return `${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      }),
  );
}

/** Writes things as typed constants: schema-dts has the types and properties of schema.org. */
function typed(things: readonly Thing[]): string {
  const lines = things.map((thing, index) => {
    const type = thing['@type'];
    const target = looser[type] ?? `Extract<${type}, { "@type": "${type}" }>`;
    return `export const thing${index}: ${target} = ${JSON.stringify(thing)};`;
  });
  const names = [...new Set(things.map((thing) => thing['@type']))];
  return [
    `import type { ${[...names, 'SearchAction', 'WithActionConstraints'].join(', ')} } from 'schema-dts';`,
    ...lines,
  ].join('\n');
}

/**
 * A value as the types see it: they check names of schema.org, and whether a text is a number; all
 * other texts are alike.
 */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value !== null && typeof value === 'object') {
    const ofFields = Object.entries(value).map(([name, field]) => [
      name,
      name === '@type' ? field : shapeOf(field),
    ]);
    return Object.fromEntries(ofFields);
  }
  if (typeof value !== 'string') return typeof value;
  if (value.startsWith('https://schema.org/')) return value;
  return /^-?[\d.]+$/.test(value) ? 'figure' : 'text';
}

/**
 * The first of each set of values that the types cannot tell apart: one is enough, and each is slow
 * to check.
 */
function unlike<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(shapeOf(value)), value])).values()];
}

const shorter = (thing: Thing): Thing =>
  JSON.parse(JSON.stringify(thing), (_, value) => (Array.isArray(value) ? unlike(value) : value));

describe('the vocabulary of schema.org', () => {
  const distinct = unlike(pages.flatMap((page) => page.things).map(shorter));
  const wrong: Thing[] = [
    { '@type': 'Organization', name: 'Tap', stars: 5 },
    { '@type': 'Event', name: 'Atelier', location: { '@type': 'Plaice', name: 'Lomé' } },
    { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', acceptedReply: 'oui' }] },
  ];
  let ours: string[] | undefined;
  let theirs: string[][] = [];
  beforeAll(() => {
    [ours, ...theirs] = complaints([distinct, ...wrong.map((thing) => [thing])].map(typed));
  });

  test('allows every type and property of every page', () => {
    expect(ours).toEqual([]);
  });

  test('refuses a property or a type that it does not know', () => {
    expect(theirs).toHaveLength(wrong.length);
    for (const refused of theirs) expect(refused).not.toEqual([]);
  });
});

const { trialOffer } = contentOf('navigation');

/** The structured data of each software, on every page that has some. */
const softwares = productIds.map((id) => ({
  name: contentOf(`products/${id}`).name,
  description: contentOf(`products/${id}`).pitch,
  url: `https://www.example.com/${id}`,
}));

test.each(pages)('$path has one document, headed by software and its free trial', (page) => {
  expect(page.data).toHaveLength(1);
  expect(page.data[0]['@context']).toBe('https://schema.org');
  const told = page.things.filter((thing) => thing['@type'] === 'SoftwareApplication');
  expect(page.things.slice(0, told.length)).toEqual(told);
  expect([1, softwares.length]).toContain(told.length);
  for (const software of told) {
    const { name, url } = software;
    const description = plain(`${software.description}`).replaceAll('’', "'");
    expect(softwares).toContainEqual({ name, url, description });
    expect([software.offers].flat()[0]).toEqual({
      '@type': 'Offer',
      name: trialOffer,
      price: '0',
      priceCurrency: 'EUR',
    });
  }
});

/** One thing for each real item of a list in the content; samples are left out. */
const one = (type: string, file: string, list: string): string[] =>
  contentOf(file)
    [list].items.filter((item: { sample?: boolean }) => !item.sample)
    .map(() => type);

const all = productIds.map(() => 'SoftwareApplication');

/** Articles state the software that they are about, or all, and then their own things. */
function written(
  collection: 'posts' | 'docs',
  pathOf: (slug: string) => string,
  own: readonly string[],
) {
  return articlesOf(collection).map((slug): [string, string[]] => {
    const source = readFileSync(`src/content/fr/${collection}/${slug}.mdx`, 'utf8');
    const about = /^product: /m.test(source) ? ['SoftwareApplication'] : all;
    return [pathOf(slug), [...about, ...own]];
  });
}

const typesOf = (path: string) =>
  pages.find((page) => page.path === path)?.things.map((thing) => thing['@type']);

test.each([
  ['/', [...all, 'Organization', 'WebSite']],
  ['/tappharm', ['SoftwareApplication']],
  ['/tappharm/pricing', ['SoftwareApplication', 'BreadcrumbList']],
  ['/tapschool/ecrans', ['SoftwareApplication', 'BreadcrumbList']],
  ...written('posts', postPath, ['BlogPosting', 'BreadcrumbList']),
  ...written('docs', docPath, ['BreadcrumbList']),
  ['/support', [...all, 'FAQPage']],
  ['/careers', [...all, ...one('JobPosting', 'pages/careers', 'jobs')]],
  ['/community', [...all, ...one('Event', 'pages/community', 'events')]],
  ['/about', all],
])('%s states what it is', (path, types) => {
  expect(typesOf(path)).toEqual(types);
});

test('nobody is rated and nothing is paid that the site does not say', () => {
  expect(JSON.stringify(pages.map(({ data }) => data))).not.toMatch(
    /aggregateRating|reviewRating|baseSalary|estimatedSalary/,
  );
});
