import { Comma } from '#components/Comma.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import type { PosNotebook } from '../schemas/pages/features.ts';
import styles from './CreditNotebook.module.css';

export function CreditNotebook({ title, lines, due }: PosNotebook) {
  return (
    <div className={styles.root} data-paper="">
      <p className={styles.title}>{title}</p>
      <ul className={styles.lines}>
        {lines.map(({ day, text, amount }) => (
          <li key={`${day} ${amount}`}>
            <span className={styles.day}>{day}</span> <span>{text}</span>
            <Comma />
            <span>{unbroken(formatNumber(amount))}</span>
          </li>
        ))}
      </ul>
      <p className={styles.due}>
        <span>{due}</span> <span>{formatMoney(sumOf(lines, ({ amount }) => amount))}</span>
      </p>
    </div>
  );
}
