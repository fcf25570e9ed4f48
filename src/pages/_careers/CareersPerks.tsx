import { Card, Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';

export function CareersPerks({ title, items, example }: Marked<PageOf<'careers'>['perks']>) {
  return (
    <>
      <SectionHeading title={title} id={anchors.benefits} example={example} />
      <Tiles as="ul" count={3}>
        {items.map((perk) => (
          <Card key={perk.name} as="li">
            <h3>{perk.name}</h3>
            <p>{perk.text}</p>
          </Card>
        ))}
      </Tiles>
    </>
  );
}
