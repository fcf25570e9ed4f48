import { Portrait } from '#components/portrait/Portrait.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/sample-words.ts';
import styles from './PressPeople.module.css';

type People = PageOf<'press'>['executives'];

export interface PressPeopleProps extends Pick<People, 'title'> {
  items: readonly Marked<People['items'][number]>[];
}

/** Names that a journalist can quote, and the subjects of each. */
export function PressPeople({ title, items }: PressPeopleProps) {
  return (
    <>
      <h2 id={anchors.leaders} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.people}>
        {items.map((person) => (
          <li key={person.name}>
            <Portrait portrait={person.portrait} cloth="house" size="medium" />
            <h3>{person.name}</h3>
            <p className={styles.role}>{person.role}</p>
            <p className={styles.topics}>{person.topics}</p>
            <ExampleMark text={person.example} />
          </li>
        ))}
      </ul>
    </>
  );
}
