import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import type { Customer } from '#schemas/people.ts';
import styles from './HomeCustomers.module.css';

export interface HomeCustomersProps {
  title: string;
  /** Where all of them are samples. */
  example?: string | undefined;
  items: readonly Customer[];
}

/** Names as shop signs: who they are and where, with the cloth of the software they use. */
export function HomeCustomers({ title, example, items }: HomeCustomersProps) {
  return (
    <div className={styles.root}>
      <h2 id="clients">{title}</h2>
      <ExampleMark text={example} />
      <ul className={styles.list}>
        {items.map(({ name, place, product, example }) => (
          <li key={name}>
            <Cloth name={product} use="swatch" />
            <strong>{name}</strong>
            <span>
              {place}
              <ExampleMark text={example} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
