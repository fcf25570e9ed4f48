import type { ReactNode } from 'react';
import styles from './Choice.module.css';

export interface ChoiceProps {
  legend: string;
  options: readonly { id: string; label: ReactNode; select: () => void }[];
  selected: string;
  /** What is selected was not accepted: id of the reason. */
  refusal?: string | false;
}

/** One among a few. Buttons, not radios: a tap before the script arrives is kept and played again. */
export function Choice({ legend, options, selected, refusal = false }: ChoiceProps) {
  return (
    <fieldset className={styles.root} data-refused={Boolean(refusal) || undefined}>
      <legend>{legend}</legend>
      {options.map(({ id, label, select }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === selected}
          aria-describedby={(id === selected && refusal) || undefined}
          onClick={select}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
