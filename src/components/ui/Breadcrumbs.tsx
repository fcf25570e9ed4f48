import styles from './Breadcrumbs.module.css';
import layout from './layout.module.css';

export interface BreadcrumbsProps {
  name: string;
  steps: readonly { label: string; href: string }[];
  here: string;
}

/** The path to a page: « Documentation › Guides › Inscrire un élève ». */
export function Breadcrumbs({ name, steps, here }: BreadcrumbsProps) {
  return (
    <nav className={`${layout.wrap} ${styles.root}`} aria-label={name}>
      <ol className={layout.cluster}>
        {steps.map(({ label, href }, at) => (
          <li key={href}>
            {/* With the parent's name: « Guides » in the documentation is a different page from the
                site's « Guides ». */}
            <a
              className={layout.action}
              href={href}
              aria-label={at > 0 ? `${label}, ${steps[at - 1]?.label}` : undefined}
            >
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
