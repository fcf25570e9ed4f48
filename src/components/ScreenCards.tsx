import { unbroken } from '#components/ui/unbroken.ts';
import type { ScreenCard } from '#schemas/explorer.ts';
import styles from './ScreenCards.module.css';
import layout from './ui/layout.module.css';
import { RuledList, Stack } from './ui/layout.tsx';

export function ScreenCards({ cards }: { cards: readonly ScreenCard[] }) {
  return (
    <Stack className={styles.root}>
      {cards.map((card) => (
        <Stack
          key={card.title}
          as="article"
          aria-label={card.title}
          className={`${layout.card} ${styles.card}`}
        >
          <div>
            <h3>{unbroken(card.title)}</h3>
            <p>{unbroken(card.description)}</p>
          </div>
          <RuledList>
            {card.features.map((feature) => (
              <li key={feature}>{unbroken(feature)}</li>
            ))}
          </RuledList>
        </Stack>
      ))}
    </Stack>
  );
}
