import type { Drawn } from '#schemas/screen-blocks.ts';
import { Comma } from '../Comma.tsx';
import parts from './parts.module.css';
import styles from './StepList.module.css';

export function StepList({ title, steps }: Drawn<'steps'>) {
  return (
    <div className={styles.root}>
      <p className={parts.title}>{title}</p>
      <ol className={styles.steps}>
        {steps.map(({ when, what, note, state }) => (
          <li key={when} data-state={state}>
            <small>{when}</small>
            <Comma />
            <strong>{what}</strong> <span>{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
