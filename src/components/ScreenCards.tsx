import { Unbroken } from '#components/ui/Unbroken.tsx';
import type { ScreenCard } from '#schemas/explorer.ts';
import styles from './ScreenCards.module.css';
import { RuledList, Stack } from './ui/layout.tsx';

export interface ScreenCardsProps {
  cards: readonly ScreenCard[];
}

/** What a screen is for: a title, a description and three features, once or twice. */
export function ScreenCards({ cards }: ScreenCardsProps) {
  return (
    <Stack className={styles.root}>
      {cards.map((card) => (
        <Stack key={card.title} as="article" aria-label={card.title} className={styles.card}>
          <div>
            <h3>
              <Unbroken>{card.title}</Unbroken>
            </h3>
            <p>
              <Unbroken>{card.description}</Unbroken>
            </p>
          </div>
          <RuledList>
            {card.features.map((feature) => (
              <li key={feature}>
                <Unbroken>{feature}</Unbroken>
              </li>
            ))}
          </RuledList>
        </Stack>
      ))}
    </Stack>
  );
}
