import { GuideList, type GuideListProps } from './GuideList.tsx';
import styles from './GuideShelf.module.css';

export interface GuideShelfProps extends Pick<GuideListProps, 'guides'> {
  id: string;
  title: string;
  lede: string;
}

/** The guides of one kind. */
export function GuideShelf({ id, title, lede, guides }: GuideShelfProps) {
  return (
    <div className={styles.root}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.lede}>{lede}</p>
      </div>
      <GuideList guides={guides} />
    </div>
  );
}
