import { unbroken } from '#components/ui/unbroken.ts';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './StartSteps.module.css';
import layout from './ui/layout.module.css';
import { RuledList } from './ui/layout.tsx';
import { Section } from './ui/Section.tsx';
import { SectionHeading } from './ui/SectionHeading.tsx';

export interface StartStepsProps extends Pick<PageOf<'home'>['steps'], 'title' | 'items'> {
  guide: { title: string; href: string } | undefined;
}

export function StartSteps({ title, items, guide }: StartStepsProps) {
  return (
    <Section labelledBy={anchors.start}>
      <SectionHeading id={anchors.start} title={title} />
      <RuledList as="ol" className={`${layout.numbered} ${styles.root}`}>
        {items.map(({ name, text: said }, index) => (
          <li key={name}>
            <h3 className={layout.display4}>{name}</h3>
            <p className={layout.quiet}>
              {unbroken(said)}{' '}
              {guide && index === items.length - 1 && <a href={guide.href}>{guide.title}</a>}
            </p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
