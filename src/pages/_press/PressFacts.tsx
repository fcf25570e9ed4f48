import { Said } from '#components/ui/Said.tsx';
import { anchors } from '#i18n/addresses.ts';
import styles from './PressFacts.module.css';
import type { Fact } from './press-facts.ts';

export interface PressFactsProps {
  title: string;
  facts: readonly Fact[];
}

/** The company's facts, as in a trade register. */
export function PressFacts({ title, facts }: PressFactsProps) {
  return (
    <div className={styles.root}>
      <h2 id={anchors.pressFacts}>{title}</h2>
      <dl className={styles.lines}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              <Said printed={fact.value} spoken={fact.spoken} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
