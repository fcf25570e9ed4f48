import styles from './JumpLinks.module.css';
import { Cluster } from './ui/layout.tsx';

export interface JumpLinksProps {
  links: readonly { label: string; href: string }[];
}

/** Short links, one beside the other. */
export function JumpLinks({ links }: JumpLinksProps) {
  return (
    <Cluster as="ul" gap={2} className={styles.root}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </Cluster>
  );
}
