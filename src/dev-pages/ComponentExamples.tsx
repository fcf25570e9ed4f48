import { examples } from '#components/ui/examples.tsx';
import styles from './ComponentExamples.module.css';

export function ComponentExamples() {
  return (
    <main className={styles.root}>
      <h1>Composants</h1>
      {Object.entries(examples).map(([name, uses]) => (
        <section key={name}>
          <h2>{name}</h2>
          {Object.entries(uses).map(([use, node]) => (
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
