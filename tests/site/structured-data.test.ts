import { JSDOM } from 'jsdom';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const pages = (await builtPages()).map(({ path, html }) => {
  const { document } = new JSDOM(html).window;
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const data = [...scripts].map((script) => JSON.parse(script.textContent ?? ''));
  return { path, data, things: data.flatMap((one) => one['@graph'] as Thing[]) };
});

/** A search names its field in `query-input`, an extension that schema-dts allows on request. */
const looser: Readonly<Record<string, string>> = {
  WebSite:
    'Omit<WebSite, "potentialAction"> & { potentialAction: WithActionConstraints<SearchAction> }',
};

/** What the TypeScript compiler refuses in this source. */
function complaints(source: string): string[] {
  const name = 'structured-data.check.ts';
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    types: [],
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file.endsWith(name) || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file.endsWith(name)
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const line = source.slice(0, start).split('\n').at(-1);
    return `${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

/** Things written as typed constants: schema-dts holds the types of schema.org and their properties. */
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

describe('the vocabulary of schema.org', () => {
  test('allows every type and property of every page', () => {
    const things = pages.flatMap((page) => page.things);
    const distinct = [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()];
    expect(complaints(typed(distinct))).toEqual([]);
  });

  test('refuses a property, a type or a currency that it does not know', () => {
    const wrong: Thing[] = [
      { '@type': 'Organization', name: 'Tap', stars: 5 },
      { '@type': 'Event', name: 'Atelier', location: { '@type': 'Plaice', name: 'Lomé' } },
      { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', acceptedReply: 'oui' }] },
    ];
    for (const thing of wrong) expect(complaints(typed([thing]))).not.toEqual([]);
  });
});

test.each(pages)('$path has one document, headed by the software and its free trial', (page) => {
  expect(page.data).toHaveLength(1);
  expect(page.data[0]['@context']).toBe('https://schema.org');
  const [software] = page.things;
  expect(software?.['@type']).toBe('SoftwareApplication');
  expect([software?.offers].flat()[0]).toEqual({
    '@type': 'Offer',
    price: '0',
    priceCurrency: 'EUR',
  });
});

const typesOf = (path: string) =>
  pages.find((page) => page.path === path)?.things.map((thing) => thing['@type']);

test.each([
  ['/', ['SoftwareApplication', 'Organization', 'WebSite']],
  ['/tappharm', ['SoftwareApplication']],
  ['/tappharm/pricing', ['SoftwareApplication', 'BreadcrumbList']],
  ['/tapschool/ecrans', ['SoftwareApplication', 'BreadcrumbList']],
  ['/blog/ia-en-pharmacie', ['SoftwareApplication', 'BlogPosting', 'BreadcrumbList']],
  ['/docs/inscrire-un-eleve', ['SoftwareApplication', 'BreadcrumbList']],
  ['/support', ['SoftwareApplication', 'FAQPage']],
  ['/careers', ['SoftwareApplication', 'JobPosting']],
  ['/community', ['SoftwareApplication', 'Event', 'Event', 'Event']],
  ['/blog/404', ['SoftwareApplication']],
])('%s states what it is', (path, types) => {
  expect(typesOf(path)).toEqual(types);
});

/** Prices of the specification, typed here from it by hand, in francs. */
test.each([
  ['/tappharm/pricing', 'MON', [20_000, 15_000, 10_000]],
  ['/tappos/pricing', 'MON', [5_000]],
  ['/tapschool/pricing', 'ANN', [15_000, 20_000, 30_000, 30_000, 30_000, 100_000]],
] as const)('%s sells at its prices, in XOF', (path, unit, amounts) => {
  const [software] = pages.find((page) => page.path === path)?.things ?? [];
  const [, ...priced] = [software?.offers].flat() as { priceSpecification?: unknown }[];
  expect(priced.map(({ priceSpecification }) => priceSpecification)).toEqual(
    amounts.map((price) => ({
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'XOF',
      unitCode: unit,
    })),
  );
});

test('nobody is rated and nothing is paid that the site does not say', () => {
  expect(JSON.stringify(pages.map(({ data }) => data))).not.toMatch(
    /aggregateRating|reviewRating|baseSalary|estimatedSalary/,
  );
});
