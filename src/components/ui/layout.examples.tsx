import type { Examples } from './examples.ts';
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

const splits: readonly NonNullable<ColumnsProps['split']>[] = [
  'even',
  'wideFirst',
  'wideLast',
  'narrowFirst',
];
const counts = [2, 3, 4, 6] as const;

export const examples: Examples = {
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
};
