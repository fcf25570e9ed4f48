import { ReceiptPaper } from '#components/ReceiptPaper.tsx';
import layout from '#components/ui/layout.module.css';
import { AmountList, Card, Columns, Stack, Tiles } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { anchors } from '#i18n/addresses.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './HomeReasons.module.css';

export type HomeReasonsProps = PageOf<'home'>['reasons'] & {
  question: { label: string; href: string };
};

export function HomeReasons({ title, lede, cards, receipt, question }: HomeReasonsProps) {
  return (
    <Columns split="wideFirst" gap={8} className={styles.root}>
      <Stack gap={6}>
        <Stack>
          <h2 id={anchors.reasons} className={layout.display1}>
            {title}
          </h2>
          <p className={layout.lede}>{unbroken(lede)}</p>
        </Stack>
        <Tiles count={2} gap={3} as="ul" className={styles.cards}>
          {cards.map((card) => (
            <Card key={card.name} as="li">
              <h3>{card.name}</h3>
              <p>{unbroken(card.text)}</p>
            </Card>
          ))}
        </Tiles>
        <a className={layout.action} href={question.href}>
          {question.label}
        </a>
      </Stack>
      <ReceiptPaper shop={receipt.title} note={receipt.note}>
        <AmountList className={styles.lines} total>
          {receipt.lines.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatNumber(amount)}</dd>
            </div>
          ))}
          <div>
            <dt>{receipt.total}</dt>
            <dd>{formatMoney(sumOf(receipt.lines, ({ amount }) => amount))}</dd>
          </div>
        </AmountList>
        <p>{receipt.payment}</p>
      </ReceiptPaper>
    </Columns>
  );
}
