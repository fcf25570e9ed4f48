import text from '#components/ui/layout.module.css';
import { Columns, RuledList } from '#components/ui/layout.tsx';
import { Said } from '#components/ui/Said.tsx';
import { anchors } from '#i18n/addresses.ts';
import styles from './Press.module.css';
import type { Fact } from './press-facts.ts';

/** The company's facts, as in a trade register. */
export function PressFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Columns split="narrowFirst">
      <h2 id={anchors.pressFacts}>{title}</h2>
      <RuledList as="dl" className={`${text.strong} ${styles.facts}`}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className={text.quiet}>{fact.label}</dt>
            <dd className={text.display4}>
              <Said printed={fact.value} spoken={fact.spoken} />
            </dd>
          </div>
        ))}
      </RuledList>
    </Columns>
  );
}
