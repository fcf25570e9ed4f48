import type { Examples } from '#components/ui/examples.ts';
import styles from './ComponentExamples.module.css';

export interface ComponentExamplesProps {
  components: readonly { name: string; examples: Examples }[];
}

/** Every `ui/` component in each of its uses, for developers. */
export function ComponentExamples({ components }: ComponentExamplesProps) {
  return (
    <main className={styles.root}>
      <h1>Composants</h1>
      {components.map(({ name, examples }) => (
        <section key={name}>
          <h2>{name}</h2>
          {Object.entries(examples).map(([use, node]) => (
            <div key={use}>
              <p className={styles.use}>{use}</p>
              {node}
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
