import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import text from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import { productPath } from '#routes.ts';
import type { Customer } from '#schemas/people.ts';
import styles from './HomeCustomers.module.css';

export interface HomeCustomersProps {
  title: string;
  lede: string;
  /** The note for when all of them are samples. */
  example?: string | undefined;
  items: readonly Customer[];
}

/** Customers by name, each a link to the demonstration of its trade. */
export function HomeCustomers({ title, lede, example, items }: HomeCustomersProps) {
  return (
    <Stack gap={2}>
      <h2 id={anchors.customers}>{title}</h2>
      <p className={text.quiet}>{lede}</p>
      <ExampleMark text={example} />
      <ul className={`${text.links} ${styles.wall}`}>
        {items.map(({ name, place, product, example }) => (
          <li key={name}>
            <a href={`${productPath(product, 'overview')}#${anchors.trial}`}>
              <strong>{name}</strong>
              <span className={text.quiet}>{place}</span>
            </a>
            <ExampleMark text={example} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
