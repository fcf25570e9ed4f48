import { FigureTiles } from '#components/ui/FigureTiles.tsx';
import layout from '#components/ui/layout.module.css';
import { Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { figureTile } from '#i18n/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { schoolAnchors } from '../addresses.ts';
import styles from './SchoolYear.module.css';

type SchoolYearProps = PageOf<'tapschool-overview'>['capabilities'] & { href: string };

export function SchoolYear({ title, periods, link, href }: SchoolYearProps) {
  return (
    <>
      <SectionHeading id={schoolAnchors.year} title={title} />
      <Tiles count={4} className={styles.year}>
        {periods.map(({ when, gain, items }) => (
          <div key={when}>
            <h3>{when}</h3>
            <p>
              <strong className={layout.display2}>{gain.value}</strong> {gain.label}
            </p>
            <ol>
              {items.map((item) => (
                <li key={item}>{unbroken(item)}</li>
              ))}
            </ol>
          </div>
        ))}
      </Tiles>
      <a className={layout.action} href={href}>
        {link}
      </a>
    </>
  );
}

export const SchoolProof = ({ title, figures }: PageOf<'tapschool-overview'>['proof']) => (
  <>
    <SectionHeading id={schoolAnchors.proof} title={title} />
    <FigureTiles figures={figures.map(figureTile)} />
  </>
);
