import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { formatPercent } from '#i18n/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { schoolAnchors } from '../addresses.ts';
import styles from './SchoolReport.module.css';

type Features = PageOf<'tapschool-features'>;
export type SchoolReportProps = Features['report'] & Pick<Features, 'groups'>;

export function SchoolReport({ title, lede, name, columns, rows, groups }: SchoolReportProps) {
  const titleOf = (chapter: string) => {
    const index = groups.findIndex(({ id }) => id === chapter);
    return `${index + 1}. ${groups[index]?.title}`;
  };
  return (
    <div>
      <SectionHeading id={schoolAnchors.report} title={title} lede={lede} />
      <div className={styles.report} data-paper="">
        <Cloth name="tapschool" use="hem" />
        <table className={layout.stacks}>
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
            {rows.map((row, index) => (
              <tr key={row.subject}>
                <th scope="row">{row.subject}</th>
                <td>
                  <strong>
                    {formatPercent(row.figure)}
                    <RedPen circled={index % 2 === 0} />
                  </strong>{' '}
                  <span>{row.unit}</span>
                </td>
                <td>
                  <a className={layout.action} href={`#${row.chapter}`}>
                    {titleOf(row.chapter)}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The teacher's pen: one mark circled, the next underlined twice. */
function RedPen({ circled }: { circled: boolean }) {
  return (
    <svg className={styles.pen} viewBox="0 0 120 60" preserveAspectRatio="none" aria-hidden="true">
      <path
        vectorEffect="non-scaling-stroke"
        d={
          circled
            ? 'M88 6C48-3 6 8 4 32s40 28 70 25 44-18 41-33S82 2 44 7'
            : 'M8 54q50-6 104-3M20 60q40-5 84-3'
        }
      />
    </svg>
  );
}
