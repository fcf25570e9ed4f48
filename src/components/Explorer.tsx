import type { ReactNode } from 'react';
import type { Explorer as ExplorerContent, ScreenCard } from '../schemas/explorer.ts';
import styles from './Explorer.module.css';
import { SectionHeading } from './ui/SectionHeading.tsx';
import { Tabs } from './ui/Tabs.tsx';

export interface ExplorerProps {
  content: ExplorerContent;
  /** Drawn screens by tab id; a tab without one shows its cards alone. */
  screens: Readonly<Record<string, ReactNode>>;
}

/** The software, screen by screen: a tab each, the screen, and what it is for. */
export function Explorer({ content, screens }: ExplorerProps) {
  return (
    <div className={styles.root}>
      <SectionHeading id="ecrans" title={content.title} lede={content.lede} />
      <div className={styles.panel}>
        <Tabs
          id="ecran"
          label={content.label}
          parameter="ecran"
          tabs={content.tabs.map((tab) => ({
            id: tab.id,
            label: tab.label,
            panel: (
              <div className={styles.tab}>
                {screens[tab.id]}
                <div className={styles.cards} data-alone={screens[tab.id] ? undefined : ''}>
                  {tab.cards.map((card) => (
                    <Card key={card.title} card={card} />
                  ))}
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </div>
  );
}

function Card({ card }: { card: ScreenCard }) {
  return (
    <article className={styles.card}>
      <div>
        <h3>{card.title}</h3>
        <p>{card.description}</p>
      </div>
      <ul className={styles.features}>
        {card.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}
