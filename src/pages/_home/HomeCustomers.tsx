import { Cloth } from '#components/ui/Cloth.tsx';
import type { Customer } from '#schemas/people.ts';
import styles from './HomeCustomers.module.css';

export interface HomeCustomersProps {
  title: string;
  customers: readonly Customer[];
}

/** Names as shop signs: who they are and where, with the cloth of the software they use. */
export function HomeCustomers({ title, customers }: HomeCustomersProps) {
  return (
    <div className={styles.root}>
      <h2 id="clients">{title}</h2>
      <ul className={styles.list}>
        {customers.map(({ name, place, product }) => (
          <li key={name}>
            <Cloth name={product} use="swatch" />
            <strong>{name}</strong>
            <span>{place}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
