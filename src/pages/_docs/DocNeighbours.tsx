import { Icon } from '#components/ui/Icon.tsx';
import text from '#components/ui/layout.module.css';
import { Tiles } from '#components/ui/layout.tsx';
import type { DocFacts } from '#queries/docs.ts';
import styles from './DocNeighbours.module.css';

export interface DocNeighboursProps {
  /** Names the two links together for assistive technology. */
  name: string;
  labels: { previous: string; next: string };
  previous: DocFacts | undefined;
  next: DocFacts | undefined;
}

/** The previous and the next article of the category, where there is one. */
export function DocNeighbours({ name, labels, previous, next }: DocNeighboursProps) {
  return (
    <Tiles as="nav" count={2} gap={6} className={`${text.links} ${styles.root}`} aria-label={name}>
      {previous && (
        <a href={previous.href} rel="prev">
          <Icon name="arrow" />
          <span>
            {labels.previous}
            <strong>{previous.title}</strong>
          </span>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>
            {labels.next}
            <strong>{next.title}</strong>
          </span>
          <Icon name="arrow" />
        </a>
      )}
    </Tiles>
  );
}
