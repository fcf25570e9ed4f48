import type { ReactNode } from 'react';
import { Portrait } from '#components/portrait/Portrait.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { Columns, Panel, Stack, Tiles } from '#components/ui/layout.tsx';
import { PageTitle } from '#components/ui/PageTitle.tsx';
import { Spoken } from '#components/ui/Spoken.tsx';
import { anchors } from '#i18n/addresses.ts';
import { formatFigure, sayFigure } from '#i18n/figures.ts';
import { productIds } from '#products/registry.ts';
import { routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './About.module.css';

export function AboutCloth({ children }: { children: ReactNode }) {
  return (
    <div className={`${layout.wrap} ${styles.root}`}>
      <div className={styles.length}>
        <Cloth name="company" use="panel" />
        <Cloth name="company" use="fringe" />
      </div>
      <Stack gap={7}>{children}</Stack>
    </div>
  );
}

export type AboutLetterProps = PageOf<'about'>['letter'] & {
  people: { example?: string | undefined; items: Readonly<PageOf<'press'>['executives']['items']> };
};

export function AboutLetter(props: AboutLetterProps) {
  const { eyebrow, title, opening, mission, closing, signature, leaders, people } = props;
  return (
    <article className={styles.letter}>
      <PageTitle line={eyebrow} title={title} cloth="company" />
      {opening.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Stack as="section" gap={3} className={styles.mission} aria-labelledby={anchors.mission}>
        <h2 className={layout.display4} id={anchors.mission}>
          {mission.title}
        </h2>
        <p className={layout.display1}>{mission.text}</p>
      </Stack>
      {closing.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.signature}>
        {signature} <a href={`${routes.press}#${anchors.leaders}`}>{leaders}</a>
      </p>
      <Tiles as="ul" count={3} gap={3} className={`${layout.rows} ${styles.people}`}>
        {people.items.map(({ name, role, portrait }) => (
          <li key={name}>
            <Portrait portrait={portrait} name={name} cloth="company" size="medium" />
            <div>
              <strong className={layout.display4}>{name}</strong>
              <p className={layout.note}>{role}</p>
            </div>
          </li>
        ))}
      </Tiles>
      <ExampleMark text={people.example} />
    </article>
  );
}

export function AboutSales({ figure, label, customers }: PageOf<'about'>['sales']) {
  return (
    <Panel tone="night" gap={3}>
      <p className={styles.sales}>
        <strong>
          <Spoken printed={formatFigure(figure)} spoken={sayFigure(figure)} />
        </strong>{' '}
        <span>{label}</span>
      </p>
      <p className={layout.lede}>{customers}</p>
    </Panel>
  );
}

/** Colours of the threads, in order: the brand's, two of the company cloth, an undyed thread. */
const threads = ['brand', productIds.at(0), productIds.at(-1), 'plain'];

export function AboutValues({ title, items }: PageOf<'about'>['values']) {
  return (
    <Stack as="section" gap={6} className={styles.values} aria-labelledby={anchors.values}>
      <h2 id={anchors.values}>{title}</h2>
      <Stack as="ul" gap={6}>
        {items.map((value, index) => (
          <Columns key={value.name} as="li" gap={3} data-product={threads[index % threads.length]}>
            <h3 className={layout.display3}>{value.name}</h3>
            <p className={layout.quiet}>{value.text}</p>
          </Columns>
        ))}
      </Stack>
    </Stack>
  );
}
