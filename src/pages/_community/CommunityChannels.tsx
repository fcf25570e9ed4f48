import { Icon } from '#components/ui/Icon.tsx';
import text from '#components/ui/layout.module.css';
import { Card, Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { afterColon } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';
import type { Door } from './doors.ts';

export interface CommunityChannelsProps {
  content: Marked<PageOf<'community'>['channels']>;
  /** The link of each channel, by its id. */
  doors: Readonly<Record<string, Door>>;
}

/** The channels: what each is, what it is for, and its link. */
export function CommunityChannels({ content, doors }: CommunityChannelsProps) {
  const { title, join, items, example } = content;
  return (
    <>
      <SectionHeading title={title} lede={join} example={example} id={anchors.channels} />
      <Tiles as="ul" count={4} gap={4}>
        {items.map((channel) => {
          const door = doors[channel.id];
          return (
            <Card key={channel.id} as="li" leads>
              <h3>{channel.name}</h3>
              <p className={text.quiet}>
                {channel.when} {channel.text}
              </p>
              {door && (
                <a href={door.href} rel="noopener">
                  <Icon name={door.icon} />
                  <span>
                    {door.label}
                    <span className="visually-hidden">{afterColon(channel.name)}</span>
                  </span>
                </a>
              )}
            </Card>
          );
        })}
      </Tiles>
    </>
  );
}
