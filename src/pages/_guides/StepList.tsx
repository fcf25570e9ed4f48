import type { GuideOf } from '#schemas/guide.ts';
import styles from './GuideSheet.module.css';

/** Steps in order, each with a box to tick. */
export function StepList({ parts }: { parts: GuideOf<'start'>['parts'] }) {
  return parts.map(({ title, steps }) => (
    <section key={title} className={styles.part}>
      <h2>{title}</h2>
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <label>
              <input className={styles.box} type="checkbox" />
              <span>{step}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  ));
}
