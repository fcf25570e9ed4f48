import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import type { Marked } from '#schemas/words.ts';
import type { PosTransfer } from '../schemas/pages/features.ts';
import styles from './TransferSlip.module.css';

/** A transfer slip: the stock of both shops before and after. */
export function TransferSlip(props: Marked<PosTransfer>) {
  const { title, note, item, from, to, after, lines, example } = props;
  const change = (before: number, then: number) => (
    <td>
      {before} <span className="visually-hidden">{after}</span>
      <span aria-hidden="true">→</span> <b>{then}</b>
    </td>
  );
  return (
    <div className={styles.root} data-paper="">
      <table>
        <caption>
          <strong>{title}</strong> <span>{note}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{item}</th>
            <th scope="col">{from}</th>
            <th scope="col">{to}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">{line.name}</th>
              {change(line.from, line.from - line.moved)}
              {change(line.to, line.to + line.moved)}
            </tr>
          ))}
        </tbody>
      </table>
      <ExampleMark text={example} />
    </div>
  );
}
