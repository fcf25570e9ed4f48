import { Fragment, type ReactNode } from 'react';
import { Comma } from '#components/Comma.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import styles from './Choice.module.css';

export interface ChoiceProps {
  legend: string;
  options: readonly { id: string; label: ReactNode; select: () => void }[];
  selected: string;
  /** Id of the message that refuses the selected option. */
  refusal?: string | false;
}

/** Buttons, not radios: a tap before hydration is queued and replayed. */
export function Choice({ legend, options, selected, refusal = false }: ChoiceProps) {
  return (
    <fieldset className={styles.root} data-refused={Boolean(refusal) || undefined}>
      <legend>{legend}</legend>{' '}
      {options.map(({ id, label, select }) => (
        <Fragment key={id}>
          <button
            type="button"
            aria-pressed={id === selected}
            aria-describedby={(id === selected && refusal) || undefined}
            onClick={select}
          >
            {unbroken(label)}
          </button>
          <Comma />
        </Fragment>
      ))}
    </fieldset>
  );
}
