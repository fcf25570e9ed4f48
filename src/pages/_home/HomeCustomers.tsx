import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { Photo } from '#components/ui/Photo.tsx';
import { anchors } from '#i18n/addresses.ts';
import { productPath } from '#routes.ts';
import type { Customer } from '#schemas/people.ts';
import styles from './HomeCustomers.module.css';

export interface HomeCustomersProps {
  title: string;
  lede: string;
  example?: string | undefined;
  items: readonly Customer[];
}

/** Each customer leads to its own site; an invented one, to the page of its software. */
export function HomeCustomers({ title, lede, example, items }: HomeCustomersProps) {
  return (
    <Stack gap={2}>
      <h2 id={anchors.customers}>{title}</h2>
      <p className={layout.quiet}>{lede}</p>
      <ExampleMark text={example} />
      <ul className={`${layout.fit} ${layout.links} ${styles.wall}`}>
        {items.map(({ name, place, product, site, logo, sample, example }) => (
          <li key={name}>
            {/* Without an address it is not a link, and does not look like a link. */}
            <a href={site ?? (sample && product ? productPath(product, 'overview') : undefined)}>
              {logo && <Photo picture={logo} sizes="96px" />}
              <strong>{name}</strong> {place && <span className={layout.quiet}>{place}</span>}
            </a>
            <ExampleMark text={example} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
