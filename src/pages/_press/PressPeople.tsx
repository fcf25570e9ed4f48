import { Portrait } from '#components/portrait/Portrait.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import text from '#components/ui/layout.module.css';
import { Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';
import styles from './Press.module.css';

type People = PageOf<'press'>['executives'];

export interface PressPeopleProps extends Pick<People, 'title' | 'lede'> {
  items: readonly Marked<People['items'][number]>[];
}

/** Names that a journalist can quote, and the subjects of each. */
export function PressPeople({ title, lede, items }: PressPeopleProps) {
  return (
    <>
      <SectionHeading title={title} lede={lede} id={anchors.leaders} />
      <Tiles as="ul" count={3} className={styles.people}>
        {items.map((person) => (
          <li key={person.name}>
            <Portrait portrait={person.portrait} cloth="house" size="medium" />
            <h3 className={text.display2}>{person.name}</h3>
            <p>
              <strong>{person.role}</strong>
            </p>
            <p className={text.quiet}>{person.topics}</p>
            <ExampleMark text={person.example} />
          </li>
        ))}
      </Tiles>
    </>
  );
}
