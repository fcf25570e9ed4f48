import { Cloth } from '#components/ui/Cloth.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { formatPercent } from '#i18n/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './SchoolReport.module.css';

export type SchoolReportProps = PageOf<'tapschool-features'>['report'];

/** Figures, written as a school report; the last column is left to the reader. */
export function SchoolReport({ title, lede, name, columns, rows }: SchoolReportProps) {
  return (
    <div className={styles.root}>
      <SectionHeading id="bulletin" title={title} lede={lede} />
      <div className={styles.sheet}>
        <Cloth name="tapschool" use="hem" />
        <table>
          <caption>{name}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.subject}>
                <th scope="row">{row.subject}</th>
                <td>
                  <strong>{formatPercent(row.figure)}</strong> <span>{row.unit}</span>
                  <Threads {...row.figure} />
                </td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A hundred threads across the column, `percent` of them filled. */
function Threads({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="8" />
      <rect width={percent} height="8" data-filled="" />
    </svg>
  );
}
