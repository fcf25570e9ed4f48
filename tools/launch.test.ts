import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { productIds } from '#products/registry.ts';
import { company, fictitious } from '#schemas/company.ts';
import { fictitiousValues } from '#site.config.ts';
import { launchCheck } from '../integrations/launch-check.ts';
import { launchReport, NUMBERS } from './launch.ts';

const invented = fictitiousValues({}, company.parse(fictitious));
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
  data: { controller: 'Awa', contact: 'a@kibare.test', country: 'burkina-faso', filing: 'n° 1' },
  kept: { log: '90 jours', messages: '1 an' },
  channels: { forum: 'https://forum.kibare.test' },
};
const TODAY = new Date('2026-11-21T09:00:00Z');

const [product, other] = productIds;

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
  await write('launch-accepted.yaml', '[]');
  await write('fr/seasons.yaml', 'lunarYears: [{ eid: "2026-03-20" }, { eid: "2027-03-10" }]\n');
});

afterEach(() => rm(root, { recursive: true, force: true }));

const report = (environment = REAL) => launchReport(root, environment, TODAY);
const said = (items: readonly { id: string; reason: string }[]) =>
  items.map(({ id, reason }) => `${id} ${reason}`);

test('nothing is left when all is real; each value is named until it is given', async () => {
  expect((await report()).open).toEqual([]);
  await write('company.yaml', `# Qui vous êtes.\n\n${stringify(fictitious)}`);
  const { open } = await report({});
  expect(new Set(open.map(({ id }) => id))).toEqual(new Set(Object.keys(invented)));
  expect(said(open)).toContain("company.legal.name ligne 8 : Société d'exemple");
});

test('a sample is found wherever it stands, and accepted by its name, wherever it moves', async () => {
  const sample = (author: string, more = true) => `  - { author: ${author}, sample: ${more} }\n`;
  const people = sample('Bakary') + sample('Awa') + sample('Yéro', false);
  await write('fr/testimonials.yaml', `items:\n${people}`);
  await write('fr/posts/stock.mdx', '---\ntitle: Stock\nsample: true\n---\n\nsample: true\n');
  const item = { id: 'testimonials.yaml#items.Awa', reason: 'accord écrit' };
  await write('launch-accepted.yaml', stringify([item, { id: 'vieux', reason: 'x' }]));
  const { open, accepted, stale } = await report();
  const ids = ['posts/stock.mdx', 'testimonials.yaml#items.Bakary'];
  expect(open.map(({ id }) => id)).toEqual(ids);
  expect([accepted, stale]).toEqual([[item], ['vieux']]);
});

test('who is invented keeps his name beside a text whose example has gone', async () => {
  const people =
    '{ author: "{pharmacy.owner}", sample: true }, { author: "{gone.name}", sample: true }';
  await write('fr/testimonials.yaml', `items: [${people}]`);
  const ids = (await report()).open.map(({ id }) => id);
  expect(ids).toEqual([
    'testimonials.yaml#items.Dr Aïcha Ouédraogo',
    'testimonials.yaml#items.{gone.name}',
  ]);
});

test('a production build stops at what is still invented', async () => {
  vi.stubEnv('SITE_ENV', 'production');
  const start = launchCheck().hooks['astro:build:start'] as () => Promise<void>;
  const refused = expect(start()).rejects;
  await refused.toThrow(/^SITE_ENV=production, .*SITE_ORIGIN/s);
  vi.unstubAllEnvs();
});

test('of the project as it is, nothing is accepted that is not there', async () => {
  expect((await launchReport('.', REAL)).stale).toEqual([]);
});

test('what nobody has answered is told, and keeps nobody from opening', async () => {
  const open = '{ id: a, product: tappos, question: Et la taxe ? }';
  await write('fr/faq.yaml', `items: [${open}, { id: b, question: c, answer: 5 000 }]`);
  const told = await report();
  expect(told.open).toEqual([]);
  const channels = ['chat', 'code', 'social'].map((name) => `company.channels.${name}`);
  expect(told.questions.map(({ id }) => id)).toEqual([...channels, 'faq.yaml#a']);
});

test('what still names a product that the registry lacks is told by line', async () => {
  await mkdir(join(root, 'src/content/fr/products'));
  await write('fr/products/tapclinic.yaml', 'name: TapClinic\n');
  await write('fr/plans.yaml', 'product: tapclinic\n');
  const lines = `a: ${product}\nb: ${NUMBERS[productIds.length]} logiciels\nc: TapClinic et nous\nd: deux métiers\n`;
  const twoOfThree = `${product}, ${other} et ${product}`;
  await write('fr/about.yaml', `${lines}e: ${twoOfThree}\n`);
  // Its name says nothing of its product.
  await write('fr/pages/tapclinic-overview.yaml', 'tabs: [{ screen: ward }]\n');
  await write('fr/screens/ward.yaml', 'sample: true\n');
  await write('launch-accepted.yaml', stringify([{ id: 'screens/ward.yaml', reason: 'exemple' }]));
  await write('fr/examples/clinic.yaml', 'name: Clinique du Lac\n');
  expect(said((await report()).open)).toEqual([
    'about.yaml:3 dit « TapClinic »',
    'about.yaml:4 dit « deux métiers »',
    `about.yaml:5 dit « ${twoOfThree} »`,
    'examples/clinic.yaml ne sert plus, à supprimer',
    'pages/tapclinic-overview.yaml ne sert plus, à supprimer',
    'plans.yaml ne sert plus, à supprimer',
    'products/tapclinic.yaml ne sert plus, à supprimer',
    'screens/ward.yaml ne sert plus, à supprimer',
  ]);
});
