import { Portrait } from '#components/portrait/Portrait.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { quoted } from '#i18n/quote.ts';
import type { CommunityContributor } from '#schemas/pages/community.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './CommunityPeople.module.css';

type People = NonNullable<PageOf<'community'>['contributors']>;

export interface CommunityPeopleProps extends Pick<People, 'title' | 'lede' | 'contributions'> {
  items: readonly CommunityContributor[];
}

/** The people who answer: a portrait, their subject, a sentence of theirs. */
export function CommunityPeople({ title, lede, contributions, items }: CommunityPeopleProps) {
  return (
    <>
      <SectionHeading id={anchors.contributors} title={title} lede={lede} />
      <ul className={styles.cards}>
        {items.map((person) => (
          <li key={person.name}>
            <Portrait portrait={person.portrait} cloth={person.avatar} size="large" />
            <div className={styles.who}>
              <h3>{person.name}</h3>
              <p>{person.role}</p>
              <ExampleMark text={person.example} />
            </div>
            <div className={styles.answers}>
              <p className={styles.specialty}>{person.specialty}</p>
              <blockquote>{quoted(person.says)}</blockquote>
              <p>
                <strong>{person.contributions}</strong> {contributions}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
