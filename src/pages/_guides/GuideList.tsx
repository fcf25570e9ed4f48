import { Cloth } from '#components/ui/Cloth.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import text from '#components/ui/layout.module.css';
import type { GuideSummary } from '#queries/guides.ts';
import styles from './GuideList.module.css';

export interface GuideListProps {
  guides: readonly GuideSummary[];
  /** Heading level of each title. */
  level?: 2 | 3;
}

/** The guides, one a line: the trade's cloth, the kind, the title and its summary. */
export function GuideList({ guides, level = 3 }: GuideListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.root}>
      {guides.map(({ href, title, lede, product }) => (
        <li key={href}>
          <Cloth name={product ?? 'house'} use="swatch" />
          <Heading>
            <a className={text.cover} href={href}>
              {title}
            </a>
          </Heading>
          <p>{lede}</p>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}
