import type { ReactNode } from 'react';
import styles from './HeroTry.module.css';
import { ExampleMark } from './ui/ExampleMark.tsx';

export interface HeroTryProps {
  /** What stands at the head of the paper. */
  head: ReactNode;
  /** What is chosen. */
  legend: ReactNode;
  /** Two to four cases; each is drawn whole, and the one that is chosen is in sight. */
  cases: readonly { label: string; shown: ReactNode }[];
  /** The case in sight at first. */
  first: number;
  /** The word that says that this is an example. */
  example: string | undefined;
  /** Leads to the full demonstration. */
  more: { label: string; href: string };
}

/**
 * A paper of the trade that answers the thumb without script: radios, and one case in sight. All
 * is computed by the build. A browser without `:has()` shows every case.
 */
export function HeroTry({ head, legend, cases, first, example, more }: HeroTryProps) {
  return (
    <div className={styles.root}>
      {head}
      <fieldset>
        <legend>{legend}</legend>
        {cases.map(({ label }, index) => (
          <label key={label}>
            <input type="radio" name="cas" value={index} defaultChecked={index === first} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div role="status">
        {cases.map(({ label, shown }, index) => (
          <div key={label} data-case={index}>
            {shown}
          </div>
        ))}
      </div>
      <p>
        <a href={more.href}>{more.label}</a>
        <ExampleMark text={example} />
      </p>
    </div>
  );
}
