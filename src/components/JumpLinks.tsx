import styles from './JumpLinks.module.css';
import chips from './ui/Chips.module.css';
import layout from './ui/layout.module.css';
import { Cluster } from './ui/layout.tsx';

export interface JumpLinksProps {
  links: readonly { label: string; href: string }[];
  /** What they lead through, where no heading says it. */
  label?: string;
  /** All in sight on a phone too, in as many rows as they need: for a few short links. */
  whole?: boolean;
}

export function JumpLinks({ links, label, whole = false }: JumpLinksProps) {
  const list = (
    <Cluster as="ul" gap={2} className={whole ? styles.whole : styles.root}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className={`${layout.action} ${chips.chip}`} href={href}>
            {label}
          </a>
        </li>
      ))}
    </Cluster>
  );
  return label ? <nav aria-label={label}>{list}</nav> : list;
}
