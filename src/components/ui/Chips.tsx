import { type AnchorHTMLAttributes, Fragment } from 'react';
import styles from './Chips.module.css';
import layout from './layout.module.css';

export interface ChipOption<Id extends string> {
  id: Id;
  label: string;
  /** Its name in the address, in a list that is filtered (`enhance/list.ts`). */
  slug?: string;
}

export interface ChipsProps<Id extends string> {
  label: string;
  options: readonly ChipOption<Id>[];
  selected: Id | undefined;
  /** Absent in a list that is filtered. */
  onSelect?: (id: Id) => void;
}

export interface ChipLinksProps {
  label: string;
  /** What they are about, read aloud after each. */
  about?: string;
  links: readonly (AnchorHTMLAttributes<HTMLAnchorElement> & {
    label: string;
    current?: boolean;
  })[];
}

export function ChipLinks({ label, about, links }: ChipLinksProps) {
  return (
    <nav className={`${layout.cluster} ${layout.gap2}`} aria-label={label}>
      {links.map(({ label, current, ...link }) => (
        <Fragment key={label}>
          <a
            className={`${layout.action} ${styles.chip}`}
            aria-current={current ? 'page' : undefined}
            {...link}
          >
            {label}
            {about && <span className="visually-hidden">{about}</span>}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  );
}

/** One choice among a few, as toggle buttons. */
export function Chips<Id extends string>({ label, options, selected, onSelect }: ChipsProps<Id>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; there is no form here
    <div className={`${layout.cluster} ${layout.gap2}`} role="group" aria-label={label}>
      {options.map((option) => (
        <Fragment key={option.id}>
          <button
            type="button"
            className={`${layout.action} ${styles.chip}`}
            aria-pressed={option.id === selected}
            data-choice={option.slug && option.id}
            data-slug={option.slug}
            onClick={onSelect && (() => onSelect(option.id))}
          >
            {option.label}
          </button>{' '}
        </Fragment>
      ))}
    </div>
  );
}
