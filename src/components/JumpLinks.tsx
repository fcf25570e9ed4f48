import styles from './JumpLinks.module.css';
import chips from './ui/Chips.module.css';
import { Cluster } from './ui/layout.tsx';

export function JumpLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <Cluster as="ul" gap={2} className={styles.root}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className={chips.chip} href={href}>
            {label}
          </a>
        </li>
      ))}
    </Cluster>
  );
}
