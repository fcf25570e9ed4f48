import type { ReactNode } from 'react';
import { PrintedAddress, type PrintedAddressProps } from '#components/PrintedAddress.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from '#components/ui/Breadcrumbs.tsx';
import { DataTable } from '#components/ui/DataTable.tsx';
import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { fill, formatHours, labelled } from '#i18n/format.ts';
import { weekMinutes } from '#lib/time.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './GuideArticle.module.css';

export interface HoursArticleProps {
  page: PageOf<'hours'>;
  crumbs: Omit<BreadcrumbsProps, 'here'>;
  printed: PrintedAddressProps;
  children: ReactNode;
}

/** What counts the hours or, for a browser that runs no script, the result of each example. */
export function HoursArticle({ page, crumbs, printed, children }: HoursArticleProps) {
  const { title, lede, how, columns, trades } = page;
  return (
    <article>
      <Breadcrumbs {...crumbs} here={title} />
      <Stack gap={5} className={`${layout.wrap} ${styles.column}`}>
        <h1>{title}</h1>
        <p className={layout.lede} data-needs-script="">
          {lede}
        </p>
        {children}
        <div data-without-script="">
          <Stack gap={6}>
            {trades.map(({ id, label, tasks, weeks }) => {
              const week = weekMinutes(tasks);
              const year = fill(page.year, { year: formatHours(week * weeks) });
              return (
                <div key={id}>
                  <p className={layout.display2}>
                    {labelled(label, `${formatHours(week)} ${page.week}, ${year}`)}
                  </p>
                  <DataTable
                    caption={how}
                    columns={columns.map((name) => ({ label: name }))}
                    rows={tasks.map(({ task, minutes, times }) =>
                      [task, minutes, times, minutes * times].map((cell) => `${cell || ''}`),
                    )}
                  />
                </div>
              );
            })}
          </Stack>
        </div>
        <p className={layout.quiet} data-needs-script="">
          {how}
        </p>
        <PrintedAddress {...printed} />
      </Stack>
    </article>
  );
}
