import styles from './DocCrumbs.module.css';

export interface DocCrumbsProps {
  /** What the trail is called, for screen readers. */
  name: string;
  steps: readonly { label: string; href: string }[];
  /** The page shown. */
  here: string;
}

/** Where the article stands: « Documentation › Guides › Inscrire un élève ». */
export function DocCrumbs({ name, steps, here }: DocCrumbsProps) {
  return (
    <nav className={styles.root} aria-label={name}>
      <ol>
        {steps.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
