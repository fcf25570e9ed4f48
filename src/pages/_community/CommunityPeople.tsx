import { Portrait } from '#components/portrait/Portrait.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import text from '#components/ui/layout.module.css';
import { Card, Stack, Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { quoted } from '#i18n/format.ts';
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
      <Tiles as="ul" count={4} gap={4} className={styles.root}>
        {items.map((person) => (
          <Card key={person.name} as="li" gap={4}>
            <Portrait portrait={person.portrait} cloth={person.avatar} size="large" />
            <div>
              <h3>{person.name}</h3>
              <p className={text.quiet}>{person.role}</p>
              <ExampleMark text={person.example} />
            </div>
            <Stack gap={2} className={styles.answers}>
              <strong>{person.specialty}</strong>
              <blockquote>{quoted(person.says)}</blockquote>
              <p className={text.quiet}>
                <strong>{person.contributions}</strong> {contributions}
              </p>
            </Stack>
          </Card>
        ))}
      </Tiles>
    </>
  );
}
