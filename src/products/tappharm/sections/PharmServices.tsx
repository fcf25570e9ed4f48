import { Button } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import { Card, Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import { pharmAnchors } from '../addresses.ts';
import styles from './PharmServices.module.css';

export interface PharmServicesProps {
  content: PageOf<'tappharm-overview'>['services'];
  moreHref: string;
}

export function PharmServices({ content, moreHref }: PharmServicesProps) {
  const { title, more, insurance, stock, orders, sale, credit, closing } = content;
  return (
    <>
      <SectionHeading id={pharmAnchors.services} title={title} />
      <Tiles as="ul" count={6} gap={4} brief className={styles.root}>
        {[insurance, stock, orders, sale, credit, closing].map((task) => (
          <Card key={task.title} as="li" gap={1}>
            <h3>{task.title}</h3>
            <p className={layout.quiet}>{task.text}</p>
          </Card>
        ))}
      </Tiles>
      <p className={layout.apart}>
        <Button href={moreHref} tone="outline" icon="arrow">
          {more}
        </Button>
      </p>
    </>
  );
}
