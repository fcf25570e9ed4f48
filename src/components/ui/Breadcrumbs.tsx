import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** What the trail is called, for screen readers. */
  name: string;
  steps: readonly { label: string; href: string }[];
  /** The page shown. */
  here: string;
}

/** Where a deep page stands: « Documentation › Guides › Inscrire un élève ». */
export function Breadcrumbs({ name, steps, here }: BreadcrumbsProps) {
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
