import type { ReactNode } from 'react';
import { Accordion } from './Accordion.tsx';
import { Badge } from './Badge.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Breaking } from './Breaking.tsx';
import { Button } from './Button.tsx';
import { CheckList } from './CheckList.tsx';
import { Chips } from './Chips.tsx';
import { Cloth } from './Cloth.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { DataTable } from './DataTable.tsx';
import { ExampleMark } from './ExampleMark.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { Icon, iconNames } from './Icon.tsx';
import layout from './layout.module.css';
import {
  AmountList,
  Card,
  Cluster,
  Columns,
  Facts,
  Panel,
  Rows,
  RuledList,
  Split,
  Stack,
  Tiles,
  Wrap,
} from './layout.tsx';
import { NumberField } from './NumberField.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageTitle } from './PageTitle.tsx';
import { Pair } from './Pair.tsx';
import { Photo } from './Photo.tsx';
import { PlanCard } from './PlanCard.tsx';
import { Quote } from './Quote.tsx';
import { SearchField } from './SearchField.tsx';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Spoken } from './Spoken.tsx';
import { SpokenTexts } from './SpokenTexts.tsx';
import { Tabs } from './Tabs.tsx';

const figures = [
  { value: '20+', spoken: 'plus de 20', label: 'pharmacies équipées' },
  { value: '99,9 %', label: 'de disponibilité' },
];

const splits = ['even', 'wideFirst', 'wideLast', 'narrowFirst'] as const;
const counts = [2, 3, 4, 6] as const;
const tones = ['page', 'sand', 'tint', 'night'] as const;
const buttons = ['primary', 'strong', 'outline', 'inverse', 'inverse-outline'] as const;
const words = { copy: 'Copier', copied: 'Copié', refused: 'Copie refusée' };

const tabs = [
  { id: 'jour', label: 'Tableau de bord', panel: <p>Le jour en un coup d’œil.</p> },
  { id: 'stock', label: 'Inventaire', panel: <p>Ce qui manque, ce qui périme.</p> },
];

const badges = ['ok', 'warn', 'alert', 'plain', 'product'] as const;

const sums = [
  ['Part mutuelle', '8 715 FCFA'],
  ['Ticket modérateur', '3 735 FCFA'],
  ['Total', '12 450 FCFA'],
] as const;

/** Every component of this folder in its uses, by name of the use. */
export const examples: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  Accordion: {
    'deux réponses': (
      <Accordion
        items={[
          { id: 'ex-frais', title: 'Y a-t-il des frais ?', text: 'Non : c’est offert.' },
          { id: 'ex-long', title: 'Une question assez longue pour deux lignes ?', text: 'Oui.' },
        ]}
      />
    ),
  },
  Badge: Object.fromEntries(
    badges.map((tone) => [
      tone,
      <div key={tone} data-product="tapschool">
        <Badge text="En stock" tone={tone} />
      </div>,
    ]),
  ),
  Breaking: { 'une adresse': <Breaking text="/api/v1/school/students" at={/(?<=.\/)/} /> },
  Breadcrumbs: {
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
    ...Object.fromEntries(
      buttons.map((tone) => [
        tone,
        <div key={tone} data-ground={tone.startsWith('inverse') ? 'night' : undefined}>
          <Button href="/contact" tone={tone}>
            Essai Gratuit
          </Button>
        </div>,
      ]),
    ),
    large: (
      <Button href="/contact" icon="arrow" wide>
        Écrire sur WhatsApp
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
    bande: <Cloth name="company" use="band" />,
    ourlet: <Cloth name="tappharm" use="hem" />,
    échantillon: <Cloth name="tappos" use="swatch" />,
  },
  CodeBlock: {
    requête: <CodeBlock label="Requête" about=" : Requête" code={'{ "id": 7 }'} words={words} />,
    coloriée: (
      <CodeBlock
        label="Requête"
        about=" : Requête, en JavaScript"
        code={[
          { text: 'const ', kind: 'keyword' },
          { text: 'fetch', kind: 'name' },
          { text: ' = ' },
          { text: '"https://example.com"', kind: 'string' },
          { text: '10', kind: 'value' },
        ]}
        words={words}
      />
    ),
  },
  DataTable: {
    'une vente': (
      <DataTable
        caption="Vente n° 2 041"
        columns={[{ label: 'Article' }, { label: 'Montant', numeric: true }]}
        rows={[['Riz parfumé 25 kg', '30 000']]}
      />
    ),
  },
  ExampleMark: { 'une ligne': <ExampleMark text="Nom d’exemple" /> },
  FigureTiles: { 'dans la page': <FigureTiles figures={figures} /> },
  Icon: Object.fromEntries(
    iconNames.map((name) => [name, <Icon key={name} name={name} size={28} />]),
  ),
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
                <p className={layout.display4}>Carte {index + 1}</p>
                <p className={layout.note}>Une place sur {count}.</p>
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
    'Split : aux deux bouts d’une ligne': (
      <Split>
        <b>La caisse</b>
        <span>12 500 F</span>
      </Split>
    ),
    'Rows : une marque, puis ses mots': (
      <Rows gap={2}>
        <li>
          <Cloth name="company" use="swatch" />
          <span>Ouvrir la caisse</span>
        </li>
      </Rows>
    ),
    'Facts : un nom à côté de ce qu’il est': (
      <Facts>
        {sums.map(([label, value]) => (
          <Pair key={label} label={label} value={value} />
        ))}
      </Facts>
    ),
    'RuledList : des lignes sous un filet': (
      <RuledList>
        <li>Ouvrir la caisse</li>
        <li>Compter le fond</li>
      </RuledList>
    ),
    'AmountList : un compte': (
      <AmountList total>
        {sums.map(([label, value]) => (
          <Pair key={label} label={label} value={value} />
        ))}
      </AmountList>
    ),
    'Les rôles du texte': (
      <Stack gap={3}>
        <p className={layout.display1}>Le comptoir</p>
        <p className={layout.display2}>La caisse</p>
        <p className={layout.display3}>La classe</p>
        <p className={layout.display4}>Le stock</p>
        <p className={layout.lede}>Une ou deux phrases sous le titre.</p>
        <p className={layout.quiet}>Ce qui accompagne.</p>
        <p className={layout.note}>Une note, en plus petit.</p>
        <p className={layout.figures}>20 000 FCFA</p>
      </Stack>
    ),
  },
  NumberField: {
    rempli: (
      <NumberField
        id="exemple-boutiques"
        label="Nombre de boutiques"
        value="12"
        onWrite={() => {}}
      />
    ),
  },
  PageHeader: {
    'avec action': (
      <PageHeader eyebrow="Carrières" title="Travailler avec nous">
        <Button href="/contact">Postuler</Button>
      </PageHeader>
    ),
  },
  PageTitle: {
    logiciel: (
      <PageTitle line="Pour les pharmacies" title="Une ordonnance, deux payeurs" cloth="tappharm" />
    ),
  },
  Pair: {
    'un terme et sa valeur': (
      <dl>
        <Pair label="Part mutuelle" value="8 715 FCFA" />
      </dl>
    ),
  },
  Photo: {
    // The site has no photograph yet: the files of this example do not exist.
    'ce que l’on voit est dit': (
      <Photo picture={{ photo: '/_a/exemple.0-lead', frame: 'lead', alt: 'Le tiroir' }} />
    ),
  },
  PlanCard: {
    'avec une limite': (
      <PlanCard
        name="École primaire"
        description="Jusqu’à 200 élèves."
        prices={[{ amount: '15 000', unit: 'F', period: 'par année scolaire' }]}
        features={['Toutes les fonctionnalités']}
        limitations={['Personnalisation limitée']}
        action={{ label: 'Demander un devis', about: ' : École primaire', href: '/contact' }}
        second={{ label: 'S’abonner', about: ' : École primaire', href: '/contact' }}
        cloth="tapschool"
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
  Spoken: {
    'dit avec des mots': <Spoken printed="20+" spoken="plus de 20" />,
    'dit comme il s’écrit': <Spoken printed="99,9 %" />,
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
    'avec phrase': (
      <SectionHeading title="Les tarifs" lede="Un prix par établissement." level={3} />
    ),
  },
  SpokenTexts: {
    'un refus, puis un total': (
      <SpokenTexts texts={['Saisissez le code.', 'À payer : 500 FCFA. Rendu : 0 FCFA']} />
    ),
  },
  Tabs: {
    barre: <Tabs id="ex-barre" label="Écrans" parameter="ex-barre" tabs={tabs} />,
    colonne: <Tabs id="ex-col" label="Groupes" parameter="ex-col" tabs={tabs} look="side" />,
  },
};
