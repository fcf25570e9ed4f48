import { Button } from '#components/ui/Button.tsx';
import { CheckList } from '#components/ui/CheckList.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import type { Marked } from '#schemas/sample-words.ts';
import { pharmAnchors } from '../addresses.ts';
import type { TappharmServices } from '../schemas/pages/overview.ts';
import type { PharmCreditData } from '../schemas/screens/credit.ts';
import type { PharmInventoryData } from '../schemas/screens/inventory.ts';
import styles from './PharmServices.module.css';
import { ClosingTrace, CreditTrace, OrdersTrace, SaleTrace, StockTrace } from './PharmTraces.tsx';

export interface PharmServicesProps {
  content: Marked<TappharmServices>;
  /** The stock drawn on the shelf. */
  inventory: PharmInventoryData;
  /** The account whose month is drawn. */
  credit: PharmCreditData;
  /** Link to the page of features. */
  moreHref: string;
}

/** The prescription across the page, then a drawing for each other task. */
export function PharmServices({ content, inventory, credit, moreHref }: PharmServicesProps) {
  const { insurance, stock, orders, sale, closing } = content;
  const rest = [
    { task: stock, trace: <StockTrace {...stock} inventory={inventory} /> },
    { task: orders, trace: <OrdersTrace {...orders} /> },
    { task: sale, trace: <SaleTrace {...sale} /> },
    { task: content.credit, trace: <CreditTrace {...content.credit} screen={credit} /> },
    { task: closing, trace: <ClosingTrace {...closing} /> },
  ];
  return (
    <div className={styles.root}>
      <h2 id={pharmAnchors.services}>{content.title}</h2>
      <article className={styles.insurance}>
        <div className={styles.words}>
          <h3>{insurance.title}</h3>
          <p>{insurance.text}</p>
        </div>
        <CheckList items={insurance.points} />
      </article>
      <div className={styles.rest}>
        {rest.map(({ task, trace }) => (
          <article key={task.title}>
            <h3>{task.title}</h3>
            <p>{task.text}</p>
            <div className={styles.trace}>{trace}</div>
          </article>
        ))}
      </div>
      <ExampleMark text={content.example} />
      <p>
        <Button href={moreHref} tone="outline" icon="arrow">
          {content.more}
        </Button>
      </p>
    </div>
  );
}
