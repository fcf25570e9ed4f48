import { Portrait } from '#components/portrait/Portrait.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { type FigureTile, FigureTiles } from '#components/ui/FigureTiles.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import layout from '#components/ui/layout.module.css';
import { Card, Stack, Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { afterColon, pluralOf, quoted } from '#i18n/format.ts';
import { whatsappLink } from '#lib/contact.ts';
import type { CommunityContributor } from '#schemas/pages/community.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';
import { site } from '#site.config.ts';
import styles from './CommunityPeople.module.css';

export type CommunityFiguresProps = Marked<Pick<PageOf<'community'>['stats'], 'title'>> & {
  figures: readonly FigureTile[];
};

export function CommunityFigures({ title, example, figures }: CommunityFiguresProps) {
  return (
    <div className={layout.strip}>
      <div>
        <h2 className={layout.display4} id={anchors.figures}>
          {title}
        </h2>
        <ExampleMark text={example} />
      </div>
      <div className={styles.figures} data-screen-ends="">
        <FigureTiles figures={figures} />
      </div>
    </div>
  );
}

export type CommunityChannelsProps = Marked<PageOf<'community'>['channels']>;

const asked = (message: string) => whatsappLink(site.whatsapp, message);

/** A channel that has an address leads there; the others are asked for, each by its message. */
export function CommunityChannels(props: CommunityChannelsProps) {
  const { title, join, items, open, ask, message, example } = props;
  return (
    <>
      <SectionHeading title={title} lede={join} example={example} id={anchors.channels} />
      <Tiles as="ul" count={4} gap={4} brief>
        {items.map(({ id, name, when, text: words }) => (
          <Card key={id} as="li" leads>
            <h3>{name}</h3>
            <div>
              <strong>{when}</strong>
              <p className={layout.quiet}>{words}</p>
            </div>
            <a href={site.channels[id] ?? asked(message.replace('#', () => name))}>
              <Icon name={site.channels[id] ? 'external' : 'chat'} />
              <span>
                {site.channels[id] ? open : ask}
                <span className="visually-hidden">{afterColon(name)}</span>
              </span>
            </a>
          </Card>
        ))}
      </Tiles>
    </>
  );
}

type People = NonNullable<PageOf<'community'>['contributors']>;

export interface CommunityPeopleProps extends Pick<People, 'title' | 'lede' | 'contributions'> {
  example?: string | undefined;
  items: readonly CommunityContributor[];
}

export function CommunityPeople({ contributions, items, ...said }: CommunityPeopleProps) {
  return (
    <>
      <SectionHeading id={anchors.contributors} {...said} />
      <Tiles as="ul" count={2} gap={4} className={styles.root}>
        {items.map((person) => (
          <Card key={person.name} as="li" gap={4}>
            <Portrait {...person} cloth={person.avatar} size="large" />
            <div>
              <h3 className={layout.display4}>{person.name}</h3>
              <p className={layout.quiet}>{person.role}</p>
              <ExampleMark text={person.example} />
            </div>
            <Stack gap={2} className={styles.answers}>
              <strong>{person.specialty}</strong>
              <blockquote className={layout.display4}>{quoted(person.says)}</blockquote>
              <p className={layout.quiet}>
                <strong>{person.contributions}</strong>{' '}
                {pluralOf(person.contributions, contributions)}
              </p>
            </Stack>
          </Card>
        ))}
      </Tiles>
    </>
  );
}
