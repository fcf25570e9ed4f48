import paper from '#components/paper.module.css';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import type { Marked } from '#schemas/sample-words.ts';
import type { PosNotebook } from '../schemas/pages/features.ts';
import styles from './CreditNotebook.module.css';

export type CreditNotebookProps = Marked<PosNotebook>;

type Line = PosNotebook['lines'][number];

const signed = ({ amount, kind }: Line) => (kind === 'achat' ? amount : -amount);

/** A page of the credit notebook, with what is still owed. */
export function CreditNotebook({ title, lines, due, example }: CreditNotebookProps) {
  return (
    <div className={`${paper.paper} ${styles.root}`}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.day}>
            <span className={styles.day}>{line.day}</span>
            <span>{line.name}</span>
            <span className={styles.amount}>{formatNumber(signed(line))}</span>
          </li>
        ))}
      </ul>
      <p className={styles.due}>
        <span>{due}</span>
        <span>{formatMoney(sumOf(lines, signed))}</span>
      </p>
      <ExampleMark text={example} />
    </div>
  );
}
