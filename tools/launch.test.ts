import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { launchReport } from './launch.ts';
import { PRESS_SCREENS, zipScreens } from './press-screens.ts';

const REAL = {
  SITE_NAME: 'Kibaré',
  SITE_ORIGIN: 'https://kibare.test',
  API_ORIGIN: 'https://api.kibare.test',
  CONTACT_EMAIL: 'bonjour@kibare.test',
  CONTACT_PHONE: '+226 25 00 00 00',
  WHATSAPP_NUMBER: '22625000000',
  LEGAL_NAME: 'Kibaré Logiciels',
  LEGAL_FORM: 'SARL',
  LEGAL_CAPITAL: '1 000 000 FCFA',
  LEGAL_ADDRESS: 'Avenue de la Liberté, Ouagadougou',
  LEGAL_REGISTER: 'BF-OUA-01-2020-B12-00001',
  LEGAL_TAX_ID: '00012345 A',
  PUBLICATION_DIRECTOR: 'Awa Sow',
  HOST_NAME: 'Serveurs du Faso',
  HOST_ADDRESS: 'Zone du Bois, Ouagadougou',
  HOST_PHONE: '+226 25 11 11 11',
  DATA_CONTROLLER: 'Kibaré Logiciels',
  DATA_CONTACT: 'donnees@kibare.test',
  DATA_AUTHORITY: 'burkina-faso',
  DATA_FILING: 'CIL 2026-001',
  LOG_RETENTION: '90 days',
  MESSAGE_RETENTION: '1 year',
  ...Object.fromEntries(
    productIds.flatMap((product) =>
      ['REGISTER', 'LOGIN'].map((door) => [
        `${product.toUpperCase()}_${door}_URL`,
        `https://${product}.kibare.test/${door}`,
      ]),
    ),
  ),
};
const TODAY = new Date('2026-11-21T09:00:00Z');

let root = '';
const write = (file: string, text: string) => writeFile(join(root, 'src/content', file), text);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'launch-'));
  await mkdir(join(root, 'src/content/fr/pages'), { recursive: true });
  await mkdir(join(root, 'src/content/fr/posts'), { recursive: true });
  await mkdir(join(root, 'src/content/fr/screens'));
  // The values that content can name.
  for (const named of ['figures.yaml', 'authorities.yaml', 'fr/examples']) {
    await cp(`src/content/${named}`, join(root, 'src/content', named), { recursive: true });
  }
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

const ids = async (environment: Record<string, string> = REAL, today = TODAY) =>
  (await launchReport(root, environment, today)).open.map(({ id }) => id);

describe('launch check', () => {
  test('nothing is left when all is real', async () => {
    expect(await ids()).toEqual([]);
  });

  test('a sample is found wherever it stands, in YAML and in MDX', async () => {
    await write(
      'fr/testimonials.yaml',
      'items:\n  - { author: Awa, sample: true }\n  - { author: Bakary, sample: false }\n',
    );
    await write('fr/posts/stock.mdx', '---\ntitle: Stock\nsample: true\n---\n\nsample: true\n');
    expect(await ids()).toEqual(['posts/stock.mdx', 'testimonials.yaml#items.0']);
  });

  test('a default contact and an unset domain are named', async () => {
    const { CONTACT_EMAIL: _, SITE_ORIGIN: __, ...environment } = REAL;
    expect(await ids(environment)).toEqual(['SITE_ORIGIN', 'CONTACT_EMAIL']);
  });

  test('each value that an owner must give is named until he gives it', async () => {
    expect(new Set(await ids({}))).toEqual(new Set(Object.keys(REAL)));
  });

  test('an article of the days to come is listed until its day', async () => {
    await write('fr/posts/noel.mdx', '---\ntitle: Noël\ndate: 2026-11-22\n---\n\nTexte\n');
    expect(await ids()).toEqual(['posts/noel.mdx#date']);
    expect(await ids(REAL, new Date('2026-11-22T09:00:00Z'))).toEqual([]);
  });

  test('an event or a job is listed from the day after it', async () => {
    await write(
      'fr/pages/community.yaml',
      'events: { items: [{ title: Hier, date: 2026-11-20 }, { title: Jour même, date: 2026-11-21 }] }',
    );
    await write(
      'fr/pages/careers.yaml',
      'jobs: { items: [{ title: Poste, closes: 2026-11-20 }, { title: Autre, closes: 2026-11-21 }] }',
    );
    expect(await ids()).toEqual([
      'pages/community.yaml#events.items.0.date',
      'pages/careers.yaml#jobs.items.0.closes',
    ]);
  });

  test('a year without religious dates is listed, this one and the next', async () => {
    expect(await ids(REAL, new Date('2027-06-01T00:00:00Z'))).toEqual(['seasons.yaml#2028']);
  });

  test('what is accepted with a reason is not left; what no longer exists is said', async () => {
    await write('fr/testimonials.yaml', 'items:\n  - { author: Awa, sample: true }\n');
    await write(
      'launch-accepted.yaml',
      '- { id: "testimonials.yaml#items.0", reason: accord écrit }\n- { id: vieux, reason: x }\n',
    );
    const report = await launchReport(root, REAL, TODAY);
    expect(report.open).toEqual([]);
    expect(report.accepted).toEqual([{ id: 'testimonials.yaml#items.0', reason: 'accord écrit' }]);
    expect(report.stale).toEqual(['vieux']);
  });

  test('a question without an answer is told, and keeps nobody from opening', async () => {
    await write(
      'fr/faq.yaml',
      'items:\n  - { id: a, product: tappos, question: Et la taxe ? }\n  - { id: b, question: Et le prix ?, answer: 5 000 }\n',
    );
    const report = await launchReport(root, REAL, TODAY);
    const told = report.questions.map(({ id }) => id);
    expect(told.filter((id) => id.startsWith('faq.yaml'))).toEqual(['faq.yaml#a']);
    expect(report.open).toEqual([]);
  });

  test('a question to the owner is told until it has an answer', async () => {
    const question = (id: string, more = '') =>
      `- { id: ${id}, said: [a], reading: b, pages: [/press]${more} }\n`;
    await write('launch-questions.yaml', question('ouverte') + question('close', ', answer: c'));
    const report = await launchReport(root, REAL, TODAY);
    const told = report.questions.map(({ id }) => id);
    expect(told).toContain('launch-questions.yaml#ouverte');
    expect(told).not.toContain('launch-questions.yaml#close');
    expect(report.open).toEqual([]);
  });

  test.each([
    ['an unknown field', '- { id: a, said: [b], reading: c, pages: [/], why: d }', /a.*why/],
    ['a missing reading', '- { id: a, said: [b], pages: [/] }', /a\.reading/],
    [
      'an address that is none',
      '- { id: a, said: [b], reading: c, pages: [press] }',
      /a\.pages\.0/,
    ],
    [
      'an address that leads nowhere',
      '- { id: a, said: [b], reading: c, pages: [/, /presse] }',
      /0\.pages\.1 : l’adresse \/presse/,
    ],
    ['an id twice', '- &q { id: a, said: [b], reading: c, pages: [/] }\n- *q', /même id/],
  ])('%s among the questions is refused, naming file and field', async (_, text, named) => {
    await write('launch-questions.yaml', text);
    await expect(ids()).rejects.toThrow(/launch-questions\.yaml/);
    await expect(ids()).rejects.toThrow(named);
  });

  test('a channel of the community without an address is told until it has one', async () => {
    const told = async (environment: Record<string, string>) => {
      const { questions, open } = await launchReport(root, environment, TODAY);
      expect(open).toEqual([]);
      return questions.map(({ id }) => id);
    };
    const addresses = { COMMUNITY_FORUM_URL: 'https://forum.kibare.test', COMMUNITY_CHAT_URL: '' };
    expect(await told(REAL)).toContain('COMMUNITY_FORUM_URL');
    const left = await told({ ...REAL, ...addresses });
    expect(left).not.toContain('COMMUNITY_FORUM_URL');
    expect(left).toContain('COMMUNITY_CHAT_URL');
  });

  test('an acceptance without a reason is refused, naming the file', async () => {
    await write('launch-accepted.yaml', '- { id: SITE_NAME }');
    await expect(ids()).rejects.toThrow(/launch-accepted\.yaml.*1.*reason/);
  });

  test('an archive of screens for the press that is missing is named', async () => {
    await rm(join(root, PRESS_SCREENS));
    expect(await ids()).toEqual([PRESS_SCREENS]);
  });

  test('a file of public/ that still says a replaced value is named, with what it says', async () => {
    const sheet = 'public/presse/fiche.txt';
    await writeFile(join(root, sheet), 'Appelez le +33 1 99 00 12 34\n');
    const { open } = await launchReport(root, REAL, TODAY);
    expect(new Set(open.map(({ id }) => id))).toEqual(new Set([sheet]));
    expect(open.map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining('+33 1 99 00 12 34 (CONTACT_PHONE)'),
    );
    const { CONTACT_PHONE: _, WHATSAPP_NUMBER: __, ...environment } = REAL;
    expect(await ids(environment)).toEqual(['CONTACT_PHONE', 'WHATSAPP_NUMBER']);
  });

  test('screens of the press follow their content, not its comments', async () => {
    await write('fr/screens/stock.yaml', 'rows: [1, 2]\n');
    const files = [['screens/stock.yaml', { rows: [1, 2] }]] as const;
    await writeFile(join(root, PRESS_SCREENS), zipScreens({}, files));
    expect(await ids()).toEqual([]);
    await write('fr/screens/stock.yaml', '# Le stock\nrows:\n  - 1\n  - 2\n');
    expect(await ids()).toEqual([]);
    await write('fr/screens/stock.yaml', 'rows: [1, 3]\n');
    expect(await ids()).toEqual([PRESS_SCREENS]);
  });

  test('a screen of a product without its picture, and a picture too many, are named', async () => {
    const [product] = productIds;
    await write(
      `fr/pages/${product}-overview.yaml`,
      'explorer: { tabs: [{ id: caisse }, { id: stock }] }',
    );
    const pictures = {
      [`${product}-stock.png`]: new Uint8Array(3),
      'vieux.png': new Uint8Array(3),
    };
    await writeFile(join(root, PRESS_SCREENS), zipScreens(pictures, []));
    const { open } = await launchReport(root, REAL, TODAY);
    expect(open.map(({ reason }) => reason)).toEqual([
      expect.stringContaining(`${product}-caisse.png`),
      expect.stringContaining('vieux.png'),
    ]);
  });
});
