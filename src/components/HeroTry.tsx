import { type ReactNode, useId } from 'react';
import styles from './HeroTry.module.css';
import { ExampleMark } from './ui/ExampleMark.tsx';

export interface HeroTryProps {
  /** The line at the top of the paper. */
  head: ReactNode;
  legend: ReactNode;
  /** Two to four cases. All are drawn; the chosen one is shown. */
  cases: readonly { label: string; shown: ReactNode }[];
  first: number;
  /** The word « Exemple », while the data are made up. */
  example: string | undefined;
  /** Leads to the full demonstration, of the product that is named. */
  more: { label: string; of: string; href: string };
}

/**
 * A paper document whose choice works without script: radio buttons, each showing one case. The
 * build computes every case. In a browser without `:has()`, `enhance/older.ts` shows one.
 */
export function HeroTry({ head, legend, cases, first, example, more }: HeroTryProps) {
  const name = useId();
  return (
    <div className={styles.root} data-paper="">
      {head}
      <fieldset>
        <legend>{legend}</legend>
        <div>
          {cases.map(({ label }, index) => (
            <label key={label}>
              <input type="radio" name={name} value={index} defaultChecked={index === first} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status">
        {cases.map(({ label, shown }, index) => (
          <div key={label} data-shown-by={index} data-chosen={index === first}>
            {/* Of several figures for one amount, each is named by its case, for who reads all. */}
            <p className="visually-hidden">{label}</p>
            {shown}
          </div>
        ))}
      </div>
      <p>
        <a href={more.href} rel="noopener">
          {more.label} <span className="visually-hidden">({more.of})</span>
        </a>
        <ExampleMark text={example} />
      </p>
    </div>
  );
}
