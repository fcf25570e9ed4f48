import layout from '#components/ui/layout.module.css';
import { Card, Stack, Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { fill, formatHours, formatShare, labelled } from '#i18n/format.ts';
import { priceByHour } from '#lib/money.ts';
import { weekMinutes } from '#lib/time.ts';
import type { ProductId } from '#products/registry.ts';
import { hoursPath } from '#routes.ts';
import type { HoursWords } from '#schemas/pages/hours.ts';
import type { PageOf } from '#schemas/pages/index.ts';

export interface HomeNotebookCostProps {
  words: PageOf<'home'>['notebook'];
  /** The examples of the page that counts the hours of a notebook. */
  hours: HoursWords;
  names: Readonly<Record<ProductId, string>>;
}

export function HomeNotebookCost({ words, hours, names }: HomeNotebookCostProps) {
  return (
    <Stack gap={4}>
      <SectionHeading id={anchors.hours} title={words.title} />
      <Tiles as="ul" count={3} brief gap={4}>
        {hours.trades.map(({ id, label, product, tasks, weeks, figure, hour }) => {
          const week = weekMinutes(tasks);
          const share = priceByHour(figure, week * weeks);
          return (
            <Card key={id} as="li">
              <p className={layout.display4}>
                <b>{labelled(label, `${formatHours(week)} ${hours.week}`)}</b>,{' '}
                {fill(hours.year, { year: formatHours(week * weeks) })}
              </p>
              <p>{labelled(names[product], hour.replace('#', formatShare(share, hours)))}</p>
            </Card>
          );
        })}
      </Tiles>
      <p>
        {words.lede}{' '}
        <a className={layout.action} href={hoursPath()}>
          {words.link}
        </a>
      </p>
    </Stack>
  );
}
