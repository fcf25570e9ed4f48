import { Cluster } from '#components/ui/layout.tsx';
import styles from './GuideArticle.module.css';

export interface SheetScoreProps {
  said: string;
  lines: number;
  columns?: readonly string[];
  /** An example: its counts and the word for it. Otherwise styles count what is ticked. */
  example?: { counts: readonly number[]; word: string };
}

/** How many boxes are ticked, in large figures, without a script. */
export function SheetScore({ said, lines, columns = [''], example }: SheetScoreProps) {
  return (
    <Cluster as="p" className={example ? styles.score : styles.live} data-screen-only="">
      {example && <small>{example.word}</small>}
      {columns.map((name, at) => (
        <b key={name}>
          <small>{name}</small> <span>{example?.counts[at]}</span>
        </b>
      ))}{' '}
      {said.replace('#', `${lines}`)}
    </Cluster>
  );
}
