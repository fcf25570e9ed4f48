import { Button } from '#components/ui/Button.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { hoursPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';

export function HoursDoor({ title, lede, link }: PageOf<'guides'>['hours']) {
  return (
    <>
      <SectionHeading id={anchors.hours} title={title} lede={lede} />
      <Button href={hoursPath()} tone="strong" icon="arrow">
        {link}
      </Button>
    </>
  );
}
