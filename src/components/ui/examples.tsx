import type { ReactNode } from 'react';
import { Accordion } from './Accordion.tsx';
import { Badge } from './Badge.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Button } from './Button.tsx';
import { CheckList } from './CheckList.tsx';
import { Chips } from './Chips.tsx';
import { Cloth } from './Cloth.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { DataTable } from './DataTable.tsx';
import { ExampleMark } from './ExampleMark.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './layout.module.css';
import {
  Card,
  Cluster,
  Columns,
  type ColumnsProps,
  Panel,
  RuledList,
  Stack,
  Sums,
  Tiles,
  Wrap,
} from './layout.tsx';
import { NumberField } from './NumberField.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Photo } from './Photo.tsx';
import { PlanCard } from './PlanCard.tsx';
import { Quote } from './Quote.tsx';
import { Said } from './Said.tsx';
import { SearchField } from './SearchField.tsx';
import { Section, type SectionProps } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { SpokenTexts } from './SpokenTexts.tsx';
import { Tabs } from './Tabs.tsx';

const figures = [
  { value: '20+', spoken: 'plus de 20', label: 'pharmacies équipées' },
  { value: '99,9 %', label: 'de disponibilité' },
  { value: '24/7', label: 'assistance' },
];

const names: readonly IconName[] = [
  'arrow',
  'external',
  'check',
  'dash',
  'chevron',
  'search',
  'close',
  'menu',
  'copy',
  'mail',
  'chat',
  'phone',
];

const splits: readonly NonNullable<ColumnsProps['split']>[] = [
  'even',
  'wideFirst',
  'wideLast',
  'narrowFirst',
];
const counts = [2, 3, 4, 6] as const;

/** No photograph is ours: the files of this one are not there. */
const photo = '/_a/exemple.00000000-lead';

const tones: readonly NonNullable<SectionProps['tone']>[] = ['paper', 'sand', 'tint', 'night'];

const tabs = [
  { id: 'jour', label: 'Tableau de bord', panel: <p>Le jour en un coup d’œil.</p> },
  { id: 'stock', label: 'Inventaire', panel: <p>Ce qui manque, ce qui périme.</p> },
];

/** Every component of this folder in each of its uses, by name of the use. */
export const examples: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  Accordion: {
    'trois réponses': (
      <Accordion
        items={[
          {
            id: 'ex-frais',
            title: 'Y a-t-il des frais ?',
            text: 'Non. L’installation est offerte.',
          },
          { id: 'ex-duree', title: 'Combien de temps ?', text: 'Une matinée suffit.' },
          {
            id: 'ex-long',
            title: 'Une question assez longue pour tenir sur deux lignes d’un petit téléphone ?',
            text: 'Une réponse.',
          },
        ]}
      />
    ),
  },
  Badge: {
    'tout va bien': <Badge text="En stock" tone="ok" />,
    'à surveiller': <Badge text="Périme en janv." tone="warn" />,
    alerte: <Badge text="Seuil atteint" tone="alert" />,
    neutre: <Badge text="Brouillon" tone="plain" />,
    logiciel: (
      <div data-product="tapschool">
        <Badge text="Inscriptions ouvertes" tone="product" />
      </div>
    ),
  },
  Breadcrumbs: {
    'un pas': (
      <Breadcrumbs
        name="Où se trouve cette page"
        steps={[{ label: 'TapPharm', href: '/tappharm' }]}
        here="Les écrans de TapPharm"
      />
    ),
    'deux pas': (
      <Breadcrumbs
        name="Où se trouve cet article"
        steps={[
          { label: 'Documentation', href: '/docs' },
          { label: 'Guides', href: '/docs?categorie=guides' },
        ]}
        here="Inscrire un élève"
      />
    ),
  },
  Button: {
    'action première': <Button href="/contact">Essai Gratuit</Button>,
    seconde: (
      <Button href="/contact" tone="strong">
        Découvrir TapPharm
      </Button>
    ),
    autre: (
      <Button href="/contact" tone="outline">
        S’abonner
      </Button>
    ),
    'sur fond sombre': (
      <div data-ground="night">
        <Button href="/contact" tone="inverse">
          Envoyer un e-mail
        </Button>
        <Button href="/contact" tone="inverse-outline">
          Tarifications
        </Button>
      </div>
    ),
    large: (
      <Button href="/contact" icon="arrow" wide>
        Écrire sur WhatsApp
      </Button>
    ),
    'nouvel onglet': (
      <Button
        href="https://www.example.com/login"
        tone="strong"
        size="small"
        icon="external"
        newTabNote="(nouvel onglet)"
      >
        Connexion
      </Button>
    ),
  },
  CheckList: {
    compris: <CheckList items={['Postes de travail illimités', 'Contrat annuel renouvelable']} />,
    'avec limites': (
      <CheckList
        items={['Toutes les fonctionnalités']}
        limitations={['Personnalisation limitée', 'Assistance standard']}
      />
    ),
  },
  Chips: {
    catégories: (
      <Chips
        label="Catégorie"
        options={[
          { id: 'all', label: 'Toutes' },
          { id: 'billing', label: 'Facturation' },
        ]}
        selected="all"
        onSelect={() => {}}
      />
    ),
  },
  Cloth: {
    'bande de la maison': <Cloth name="house" use="band" />,
    'ourlet de TapPharm': <Cloth name="tappharm" use="hem" />,
    'ourlet de TapPOS': <Cloth name="tappos" use="hem" />,
    'ourlet de TapSchool': <Cloth name="tapschool" use="hem" />,
    échantillon: <Cloth name="tappos" use="swatch" />,
  },
  CodeBlock: {
    requête: (
      <CodeBlock
        label="Requête"
        about=" : Requête"
        code={'{\n  "email": "compte@example.com"\n}'}
        words={{ copy: 'Copier', copied: 'Copié', refused: 'Copie refusée' }}
      />
    ),
    coloriée: (
      <CodeBlock
        label="Requête"
        about=" : Requête"
        code={[
          { text: 'const ', kind: 'keyword' },
          { text: 'answer = ' },
          { text: 'fetch', kind: 'name' },
          { text: '(' },
          { text: '"https://example.com"', kind: 'string' },
          { text: ', ' },
          { text: '10', kind: 'value' },
          { text: ');' },
        ]}
        words={{ copy: 'Copier', copied: 'Copié', refused: 'Copie refusée' }}
      />
    ),
  },
  DataTable: {
    'une vente': (
      <DataTable
        caption="Vente n° 2 041"
        columns={[
          { label: 'Article' },
          { label: 'Quantité', numeric: true },
          { label: 'Montant', numeric: true },
        ]}
        rows={[
          ['Riz parfumé 25 kg', '2', '30 000'],
          ['Huile 5 L', '3', '10 500'],
        ]}
      />
    ),
  },
  ExampleMark: {
    'une ligne': <ExampleMark text="Nom d’exemple" />,
    'une phrase': (
      <ExampleMark text="Cas d’école : personnes et établissements imaginaires, calculs vérifiables." />
    ),
  },
  Eyebrow: {
    maison: <Eyebrow text="L’entreprise" cloth="house" />,
    logiciel: <Eyebrow text="Pour les pharmacies" cloth="tappharm" />,
  },
  FigureTiles: {
    'dans la page': <FigureTiles figures={figures} />,
  },
  Icon: Object.fromEntries(names.map((name) => [name, <Icon key={name} name={name} size={28} />])),
  layout: {
    'Wrap : la colonne de la page': <Wrap>La colonne.</Wrap>,
    'Stack : l’un sous l’autre': (
      <Stack gap={3}>
        <p>Le riz arrive.</p>
        <p>Le stock monte.</p>
      </Stack>
    ),
    'Cluster : l’un à côté de l’autre': (
      <Cluster>
        <a href="#essai">Essayer</a>
        <a href="#prix">Voir le prix</a>
      </Cluster>
    ),
    'Columns : deux colonnes': (
      <Stack gap={5}>
        {splits.map((split) => (
          <Columns key={split} split={split}>
            <Panel>{split}</Panel>
            <Panel tone="tint">L’autre colonne.</Panel>
          </Columns>
        ))}
      </Stack>
    ),
    'Tiles et Card : des places égales': (
      <Stack gap={6}>
        {counts.map((count) => (
          <Tiles key={count} as="ul" count={count}>
            {Array.from({ length: count }, (_, index) => (
              <Card key={String(index)} as="li" leads>
                <p className={styles.display4}>Carte {index + 1}</p>
                <p className={styles.note}>Une place sur {count}.</p>
                <a href="/">Voir</a>
              </Card>
            ))}
          </Tiles>
        ))}
      </Stack>
    ),
    'Panel : un grand fond': (
      <Stack gap={4}>
        <Panel tone="surface">Une surface.</Panel>
        <Panel tone="night">La nuit.</Panel>
      </Stack>
    ),
    'RuledList : des lignes sous un filet': (
      <RuledList>
        <li>Ouvrir la caisse</li>
        <li>Compter le fond</li>
      </RuledList>
    ),
    'Sums : un compte': (
      <Sums total>
        <div>
          <dt>Part mutuelle</dt>
          <dd>8 715 FCFA</dd>
        </div>
        <div>
          <dt>Ticket modérateur</dt>
          <dd>3 735 FCFA</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>12 450 FCFA</dd>
        </div>
      </Sums>
    ),
    'Les rôles du texte': (
      <Stack gap={3}>
        <p className={styles.display1}>Le comptoir</p>
        <p className={styles.display2}>La caisse</p>
        <p className={styles.display3}>La classe</p>
        <p className={styles.display4}>Le stock</p>
        <p className={styles.lede}>Une ou deux phrases sous le titre.</p>
        <p className={styles.quiet}>Ce qui accompagne.</p>
        <p className={styles.note}>Une note, en plus petit.</p>
        <p className={styles.figures}>20 000 FCFA</p>
      </Stack>
    ),
  },
  NumberField: {
    rempli: (
      <NumberField id="exemple-effectif" label="Nombre d’élèves" value="420" onWrite={() => {}} />
    ),
    refusé: (
      <NumberField
        id="exemple-remise"
        label="Remise en %"
        value="140"
        error="Un nombre entier, de 0 à 100"
        eager
        onWrite={() => {}}
      />
    ),
  },
  PageHeader: {
    simple: <PageHeader eyebrow="Aide" title="Une question ? On répond." lede="Par WhatsApp." />,
    'avec action': (
      <PageHeader eyebrow="Carrières" title="Travailler avec nous">
        <Button href="/contact">Postuler</Button>
      </PageHeader>
    ),
  },
  Photo: {
    'ce que l’on voit est dit': (
      <Photo picture={{ photo, frame: 'lead', alt: 'Le tiroir, compté le soir' }} />
    ),
  },
  PlanCard: {
    'un prix': (
      <PlanCard
        name="École primaire"
        description="Jusqu’à 200 élèves."
        prices={[{ amount: '15 000', unit: 'F', period: 'par année scolaire' }]}
        features={['Toutes les fonctionnalités']}
        limitations={['Personnalisation limitée']}
        action={{
          label: 'S’abonner',
          about: ' : École primaire',
          href: 'https://www.example.com/register',
        }}
        cloth="tapschool"
      />
    ),
    'sur devis, mis en avant': (
      <PlanCard
        name="Autres"
        description="Un prix par programme."
        prices={[{ amount: 'Sur devis' }]}
        features={['Toutes les fonctionnalités']}
        action={{ label: 'Demander un devis', about: ' : Autres', href: '/contact' }}
        second={{
          label: 'S’abonner',
          about: ' : Autres',
          href: 'https://www.example.com/register',
        }}
        cloth="house"
        emphasis
      />
    ),
  },
  Quote: {
    témoignage: (
      <Quote
        text="« Mes trois boutiques partagent le même stock. »"
        author="Koffi Mensah"
        role="Gérant"
        company="Supérette Akwaba"
        face={<Cloth name="tappos" use="swatch" />}
      />
    ),
  },
  Said: {
    'dit avec des mots': <Said printed="20+" spoken="plus de 20" />,
    'dit comme il s’écrit': <Said printed="99,9 %" />,
  },
  SearchField: {
    vide: <SearchField label="Chercher dans les questions" placeholder="Un mot, une question" />,
  },
  Section: Object.fromEntries(
    tones.map((tone) => [
      tone,
      <Section key={tone} tone={tone}>
        <p>Un fond de page et la colonne au milieu.</p>
      </Section>,
    ]),
  ),
  SectionHeading: {
    'titre seul': <SectionHeading title="Le logiciel, écran par écran" />,
    'avec phrase': (
      <SectionHeading title="Les tarifs" lede="Un prix par établissement." level={3} />
    ),
  },
  SpokenTexts: {
    'un refus, puis un total': (
      <SpokenTexts texts={['Saisissez le code.', 'À payer : 500 FCFA. Rendu : 0 FCFA']} />
    ),
    'le silence': <SpokenTexts texts={[]} />,
  },
  Tabs: {
    barre: <Tabs id="ex-barre" label="Écrans" parameter="ex-barre" tabs={tabs} />,
    colonne: <Tabs id="ex-col" label="Groupes" parameter="ex-col" tabs={tabs} look="side" />,
  },
};
