import { Button } from '#components/ui/Button.tsx';
import { Section } from '#components/ui/Section.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { GuideList, type GuideListProps } from './GuideList.tsx';
import styles from './OtherGuides.module.css';

export interface OtherGuidesProps extends Pick<GuideListProps, 'guides'> {
  words: Pick<PageOf<'guides'>['sheet'], 'others' | 'all'>;
}

/** The other guides of the same kind, and the way to all of them. */
export function OtherGuides({ words, guides }: OtherGuidesProps) {
  return (
    <Section tone="sand">
      <nav aria-labelledby="autres">
        <SectionHeading id="autres" title={words.others} />
        <GuideList guides={guides} />
        <p className={styles.all}>
          <Button href={routes.guides} tone="outline" icon="arrow">
            {words.all}
          </Button>
        </p>
      </nav>
    </Section>
  );
}
