import { Button } from '#components/ui/Button.tsx';
import text from '#components/ui/layout.module.css';
import { Section } from '#components/ui/Section.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { GuideList, type GuideListProps } from './GuideList.tsx';

export interface OtherGuidesProps extends Pick<GuideListProps, 'guides'> {
  words: Pick<PageOf<'guides'>['sheet'], 'others' | 'all'>;
}

/** The other guides of the same kind, and the way to all of them. */
export function OtherGuides({ words, guides }: OtherGuidesProps) {
  return (
    <Section tone="sand">
      <nav aria-labelledby={anchors.otherGuides}>
        <SectionHeading id={anchors.otherGuides} title={words.others} />
        <GuideList guides={guides} />
        <p className={text.apart}>
          <Button href={routes.guides} tone="outline" icon="arrow">
            {words.all}
          </Button>
        </p>
      </nav>
    </Section>
  );
}
