import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { productIds } from '#products/registry.ts';
import { company, fictitious } from '#schemas/company.ts';
import { fictitiousValues } from '#site.config.ts';
import { launchReport } from './launch.ts';
import { PRESS_SCREENS, zipScreens } from './press-screens.ts';
import { fictionsIn } from './shipped.ts';

const invented = fictitiousValues({}, company.parse(fictitious)).kept;
/** Every variable that an owner must give, given. */
const REAL = Object.fromEntries(
  Object.keys(invented)
    .filter((name) => /_(?:URL|ORIGIN)$/.test(name))
    .map((name) => [name, `https://${name.toLowerCase().replace(/_/g, '-')}.test`]),
);
/** The company of the file, given. */
const KIBARE = {
  name: 'Kibaré',
  email: 'bonjour@kibare.test',
  phone: '+226 25 00 00 00',
  whatsapp: '22625000000',
  legal: Object.fromEntries(Object.keys(fictitious.legal).map((name) => [name, name])),
  host: { name: 'Hôte', address: 'Ici', phone: '+226 25 11 11 11' },
  data: {
    controller: 'Awa',
    contact: 'donnees@kibare.test',
    country: 'burkina-faso',
    filing: 'n° 1',
  },
  kept: { log: '90 jours', messages: '1 an' },
  channels: { forum: 'https://forum.kibare.test' },
};
const TODAY = new Date('2026-11-21T09:00:00Z');

let root = '';
const write = (file: string, text: string) => writeFile(join(root, 'src/content', file), text);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'launch-'));
  for (const folder of ['pages', 'posts', 'screens']) {
    await mkdir(join(root, 'src/content/fr', folder), { recursive: true });
  }
  // The values that content can name.
  for (const named of ['figures.yaml', 'authorities.yaml', 'fr/examples']) {
    await cp(`src/content/${named}`, join(root, 'src/content', named), { recursive: true });
  }
  await write('company.yaml', stringify(KIBARE));
  await mkdir(join(root, 'public/presse'), { recursive: true });
  await writeFile(join(root, PRESS_SCREENS), zipScreens({}, []));
  await write('launch-accepted.yaml', '[]');
  await write('launch-questions.yaml', '[]');
  await write(
    'fr/seasons.yaml',
    'lunarYears:\n  - { ramadan: ["2026-02-18", "2026-03-19"], eid: "2026-03-20" }\n  - { ramadan: ["2027-02-08", "2027-03-09"], eid: "2027-03-10" }\n',
  );
});

afterEach(() => rm(root, { recursive: true, force: true }));

const report = (environment: Record<string, string> = REAL, today = TODAY) =>
  launchReport(root, environment, today);
const ids = async (...given: Parameters<typeof report>) =>
  (await report(...given)).open.map(({ id }) => id);
const told = async () => (await report()).aged.map(({ id }) => id);
const asked = async () => {
  const { questions, open } = await report();
  expect(open).toEqual([]);
  return questions.map(({ id }) => id);
};

describe('launch check', () => {
  test('nothing is left when all is real; each value is named until it is given', async () => {
    expect(await ids()).toEqual([]);
    await write('company.yaml', `# Qui vous êtes.\n\n${stringify(fictitious)}`);
    const { open } = await report({});
    expect(new Set(open.map(({ id }) => id))).toEqual(new Set(Object.keys(invented)));
    expect(open).toContainEqual({
      id: 'company.legal.name',
      reason: "ligne 8 : Société d'exemple",
      remedy: 'company',
    });
  });

  test('a sample is found wherever it stands, in YAML and in MDX', async () => {
    await write(
      'fr/testimonials.yaml',
      'items:\n  - { author: Awa, sample: true }\n  - { author: Bakary, sample: false }\n',
    );
    await write('fr/posts/stock.mdx', '---\ntitle: Stock\nsample: true\n---\n\nsample: true\n');
    expect(await ids()).toEqual(['posts/stock.mdx', 'testimonials.yaml#items.Awa']);
  });

  test('of the project as it is, with real values, the people and customers alone are asked for', async () => {
    const { open, stale } = await launchReport('.', REAL, TODAY);
    const lists =
      /^(?:testimonials|customers|pages\/press|pages\/community)\.yaml#(?:executives\.|contributors\.)?items\./;
    const samples = open.filter(({ remedy }) => remedy !== 'company');
    const asked = samples.filter(({ id }) => !lists.test(id));
    expect(asked, 'accept them in src/content/launch-accepted.yaml, or take `sample` away').toEqual(
      [],
    );
    // Of each list all that are samples, unless somebody accepts them.
    expect(new Set(samples.map(({ id }) => id.replace(/items\..*/, '')))).toEqual(
      new Set([
        'testimonials.yaml#',
        'customers.yaml#',
        'pages/press.yaml#executives.',
        'pages/community.yaml#contributors.',
      ]),
    );
    expect(stale).toEqual([]);
    // The build gives the API's file its address.
    const said = await fictionsIn('src/content/fr', invented);
    expect(said.filter(({ file }) => file !== 'openapi.yaml')).toEqual([]);
  });

  test('time stops nothing: what is past, to come, or without religious dates is told', async () => {
    await write('fr/posts/noel.mdx', '---\ntitle: Noël\ndate: 2026-11-22\n---\n\nTexte\n');
    const days = (field: string) =>
      `[{ title: A, ${field}: 2026-11-20 }, { title: B, ${field}: 2026-11-21 }]`;
    await write('fr/pages/community.yaml', `events: { items: ${days('date')} }`);
    await write('fr/pages/careers.yaml', `jobs: { items: ${days('closes')} }`);
    expect(await ids()).toEqual([]);
    expect((await report()).aged).toMatchObject([
      { id: 'pages/community.yaml#events', reason: expect.stringContaining('A') },
      { id: 'pages/careers.yaml#jobs', reason: expect.stringContaining('A') },
      { id: 'posts/noel.mdx#date' },
    ]);
    const { open, aged } = await report(REAL, new Date('2027-06-01T00:00:00Z'));
    expect(open).toEqual([]);
    expect(aged).toContainEqual(expect.objectContaining({ id: 'seasons.yaml#2028' }));
  });

  test('what is accepted stays so when something is written above it', async () => {
    await write('launch-accepted.yaml', '- { id: testimonials.yaml#items.Awa, reason: accord }');
    await write(
      'fr/testimonials.yaml',
      'items:\n  - { author: Bakary, sample: true }\n  - { author: Awa, sample: true }\n',
    );
    expect(await ids()).toEqual(['testimonials.yaml#items.Bakary']);
  });

  test('what is accepted with a reason is not left; what no longer exists is said', async () => {
    await write('fr/testimonials.yaml', 'items:\n  - { author: Awa, sample: true }\n');
    const item = { id: 'testimonials.yaml#items.Awa', reason: 'accord écrit' };
    await write(
      'launch-accepted.yaml',
      JSON.stringify([item, { id: 'vieux', reason: 'x' }], null, 1),
    );
    expect(await report()).toMatchObject({ open: [], accepted: [item], stale: ['vieux'] });
  });

  test('what nobody has answered is told, and keeps nobody from opening', async () => {
    await write(
      'fr/faq.yaml',
      'items:\n  - { id: a, product: tappos, question: Et la taxe ? }\n  - { id: b, question: Et le prix ?, answer: 5 000 }\n',
    );
    const question = (id: string, more = '') =>
      `- { id: ${id}, said: [a], reading: b, pages: [/press]${more} }\n`;
    await write('launch-questions.yaml', question('ouverte') + question('close', ', answer: c'));
    const told = await asked();
    expect(told).toEqual(
      expect.arrayContaining([
        'faq.yaml#a',
        'launch-questions.yaml#ouverte',
        'company.channels.chat',
      ]),
    );
    for (const id of ['faq.yaml#b', 'launch-questions.yaml#close', 'company.channels.forum']) {
      expect(told).not.toContain(id);
    }
  });

  test.each([
    ['questions', '- { id: a, said: [b], reading: c, pages: [/], why: d }', /a.*why/],
    ['questions', '- { id: a, said: [b], pages: [/] }', /a\.reading/],
    ['questions', '- &q { id: a, said: [b], reading: c, pages: [/] }\n- *q', /le renvoi \*q/],
    [
      'questions',
      '- { id: a, said: [b], reading: c, pages: [/] }\n- { id: a, said: [b], reading: c, pages: [/] }',
      /même id/,
    ],
    ['accepted', '- { id: company.name }', /company\.name\.reason/],
    ['accepted', '- id: company.name\n  reason: le nom #1', /ligne 2 : « #1 » est une remarque/],
    [
      'questions',
      '- { id: a, said: [b], reading: !non c, pages: [/] }',
      /ligne 1 : le mot après !/,
    ],
  ])('%s: %s is refused, naming file and field', async (name, text, named) => {
    await write(`launch-${name}.yaml`, text);
    await expect(report()).rejects.toThrow(`launch-${name}.yaml`);
    await expect(report()).rejects.toThrow(named);
  });

  test('a question keeps the pages that are there; the one that went is told', async () => {
    await write('launch-questions.yaml', '- { id: a, said: [b], reading: c, pages: [/, /presse] }');
    const { open, aged } = await report();
    expect(open).toEqual([]);
    expect(aged).toContainEqual({
      id: 'launch-questions.yaml',
      reason: 'a.pages.1 : l’adresse /presse ne mène nulle part',
    });
  });

  test('what still names a product that the registry lacks, or counts another number, is told by line', async () => {
    await mkdir(join(root, 'src/content/fr/products'), { recursive: true });
    await write('fr/products/tapclinic.yaml', 'name: TapClinic\n');
    await write('fr/plans.yaml', 'product: tapclinic\n');
    const [first = ''] = productIds;
    await write(
      'fr/about.yaml',
      `a: ${first}\nb: Trois logiciels\nc: TapClinic et nous\nd: deux métiers\n`,
    );
    const { open } = await report();
    expect(open.map(({ id, reason }) => `${id} ${reason}`)).toEqual([
      'about.yaml:3 dit « TapClinic »',
      'about.yaml:4 dit « deux métiers »',
      'plans.yaml ne sert plus, à supprimer',
      'products/tapclinic.yaml ne sert plus, à supprimer',
    ]);
  });

  test('a file of public/ that still says a replaced value is named, with what it says', async () => {
    // As typography would print it.
    await writeFile(
      join(root, 'public/presse/fiche.txt'),
      'Tél. +33\u00a01\u202f99 00 12 34, TapPharm',
    );
    const { open } = await report();
    expect(open).toContainEqual({
      id: 'public/presse/fiche.txt',
      reason: 'dit encore +33 1 99 00 12 34 (company.phone)',
      remedy: 'file',
    });
    expect(open.map(({ reason }) => reason).join()).not.toContain('company.name');
  });

  test('pictures of screens for the press follow their content, not its comments', async () => {
    const [product] = productIds;
    await write('fr/screens/stock.yaml', '# Le stock\nrows:\n  - 1\n  - 2\n');
    await write(`fr/pages/${product}-overview.yaml`, 'explorer: { tabs: [{ id: stock }] }');
    const zip = async (name: string) =>
      writeFile(
        join(root, PRESS_SCREENS),
        zipScreens({ [name]: new Uint8Array(3) }, [['screens/stock.yaml', { rows: [1, 2] }]]),
      );
    await zip(`${product}-stock.png`);
    expect(await told()).toEqual([]);
    await write('fr/screens/stock.yaml', 'rows: [1, 3]\n');
    expect(await told()).toEqual([PRESS_SCREENS]);
    await write('fr/screens/stock.yaml', 'rows: [1, 2]\n');
    await zip('vieux.png');
    const { aged } = await report();
    expect(aged.map(({ reason }) => reason)).toEqual([
      expect.stringContaining(`${product}-stock.png`),
      expect.stringContaining('vieux.png'),
    ]);
    await rm(join(root, PRESS_SCREENS));
    expect(await told()).toEqual([PRESS_SCREENS]);
  });
});
