import { Button } from '#components/ui/Button.tsx';
import { CheckList } from '#components/ui/CheckList.tsx';
import text from '#components/ui/layout.module.css';
import { Card, Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import type { Marked } from '#schemas/words.ts';
import { pharmAnchors } from '../addresses.ts';
import type { TappharmServices } from '../schemas/pages/overview.ts';
import type { PharmCreditData } from '../schemas/screens/credit.ts';
import type { PharmInventoryData } from '../schemas/screens/inventory.ts';
import styles from './PharmServices.module.css';
import { ClosingTrace, CreditTrace, OrdersTrace, SaleTrace, StockTrace } from './PharmTraces.tsx';

export interface PharmServicesProps {
  content: Marked<TappharmServices>;
  inventory: PharmInventoryData;
  /** The account whose month is drawn. */
  credit: PharmCreditData;
  moreHref: string;
}

/** Six services, each a card with a drawing of what it leaves. */
export function PharmServices({ content, inventory, credit, moreHref }: PharmServicesProps) {
  const { insurance, stock, orders, sale, closing } = content;
  const services = [
    { task: insurance, trace: <CheckList items={insurance.points} /> },
    { task: stock, trace: <StockTrace {...stock} inventory={inventory} /> },
    { task: orders, trace: <OrdersTrace {...orders} /> },
    { task: sale, trace: <SaleTrace {...sale} /> },
    { task: content.credit, trace: <CreditTrace {...content.credit} screen={credit} /> },
    { task: closing, trace: <ClosingTrace {...closing} /> },
  ];
  return (
    <>
      <SectionHeading id={pharmAnchors.services} title={content.title} example={content.example} />
      <Tiles as="ul" count={6} gap={4}>
        {services.map(({ task, trace }) => (
          <Card key={task.title} as="li" className={styles.service}>
            <h3>{task.title}</h3>
            <p className={text.quiet}>{task.text}</p>
            <div className={styles.trace}>{trace}</div>
          </Card>
        ))}
      </Tiles>
      <p className={text.apart}>
        <Button href={moreHref} tone="outline" icon="arrow">
          {content.more}
        </Button>
      </p>
    </>
  );
}
