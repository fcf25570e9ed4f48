import type { ReactNode } from 'react';
import { anchors } from '#i18n/addresses.ts';
import { FileLink, type FileLinkProps } from './FileLink.tsx';
import { DataTable, type DataTableProps } from './ui/DataTable.tsx';
import layout from './ui/layout.module.css';
import { Section, type SectionProps } from './ui/Section.tsx';
import { SectionHeading } from './ui/SectionHeading.tsx';

export interface CalculatorSectionProps extends Pick<DataTableProps, 'rows'> {
  words: {
    title: string;
    lede?: string | undefined;
    /** Caption of the table of examples. */
    examples: string;
    /** Rows of the table; every cell but the first is a figure. */
    columns: readonly string[];
  };
  brochure: FileLinkProps;
  space?: SectionProps['space'];
  /** The page's title says it already: the heading is only heard. */
  bare?: boolean;
  children: ReactNode;
}

/** A price calculator, with worked examples where there is no script. */
export function CalculatorSection(props: CalculatorSectionProps) {
  const { words, rows, brochure, space = 'regular', bare, children } = props;
  const columns = words.columns.map((label, index) => ({ label, numeric: index > 0 }));
  return (
    <Section space={space} labelledBy={anchors.calculator}>
      {bare ? (
        <h2 id={anchors.calculator} className="visually-hidden">
          {words.title}
        </h2>
      ) : (
        <SectionHeading id={anchors.calculator} title={words.title} lede={words.lede} />
      )}
      {children}
      <div data-without-script="">
        <DataTable caption={words.examples} columns={columns} rows={rows} />
      </div>
      <p className={layout.apart}>
        <FileLink {...brochure} />
      </p>
    </Section>
  );
}
