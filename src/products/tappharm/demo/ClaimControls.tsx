import layout from '#components/ui/layout.module.css';
import styles from './ClaimControls.module.css';
import type { LineChange, NamedLine, Words } from './prescription.ts';

export interface ClaimControlsProps {
  words: Words;
  line: NamedLine;
  onChange: (change: LineChange) => void;
}

const MOST = 9;

/** For a line: how many boxes are served, and whether the insurer covers them. */
export function ClaimControls({ words, line, onChange }: ClaimControlsProps) {
  const { name, quantity, excluded } = line;
  // Not `disabled` at either end: a disabled button would lose the focus.
  const step = (by: number, limit: number) => ({
    type: 'button' as const,
    'data-needs-script': '' as const,
    'aria-disabled': quantity === limit || undefined,
    onClick: () =>
      onChange((current) =>
        current.quantity === limit ? current : { ...current, quantity: current.quantity + by },
      ),
  });
  return (
    <div className={`${layout.cluster} ${layout.gap2} ${styles.root}`}>
      <button {...step(-1, 0)} aria-label={`${words.less} ${name}`}>
        −
      </button>{' '}
      <span className="visually-hidden">{words.quantity}</span> <b>{quantity}</b>{' '}
      <button {...step(1, MOST)} aria-label={`${words.more} ${name}`}>
        +
      </button>{' '}
      <button
        type="button"
        data-needs-script=""
        aria-label={`${words.excluded}, ${name}`}
        aria-pressed={excluded}
        onClick={() => onChange((current) => ({ ...current, excluded: !current.excluded }))}
      >
        {words.excluded}
      </button>
    </div>
  );
}
