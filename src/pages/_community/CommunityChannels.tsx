import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { anchors } from '#i18n/addresses.ts';
import { afterColon } from '#i18n/colon.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/sample-words.ts';
import styles from './CommunityChannels.module.css';
import type { Door } from './doors.ts';

export interface CommunityChannelsProps {
  content: Marked<PageOf<'community'>['channels']>;
  /** The link of each channel, by its id. */
  doors: Readonly<Record<string, Door>>;
}

/** The channels along a knotted thread: what each is for, what it is, and its link. */
export function CommunityChannels({ content, doors }: CommunityChannelsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h2 id={anchors.channels}>{content.title}</h2>
        <p>{content.join}</p>
        <ExampleMark text={content.example} />
      </div>
      <dl className={styles.list}>
        {content.items.map(({ id, name, when, text }) => (
          <div key={id}>
            <dt>
              <svg
                className={styles.knot}
                width="32"
                height="32"
                viewBox="0 0 32 32"
                aria-hidden="true"
              >
                <circle cx="16" cy="16" r="10" />
                <path d="M9 9q9 3 6 9t8 6" />
              </svg>
              <span>{when}</span>
              <strong>{name}</strong>
            </dt>
            <dd>
              {text}
              {doors[id] && <ChannelDoor {...doors[id]} channel={name} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function ChannelDoor({ href, label, note, channel }: Door & { channel: string }) {
  return (
    <p className={styles.door}>
      <a href={href} rel="noopener">
        <Icon name={note ? 'chat' : 'external'} />
        {label}
        <span className="visually-hidden">{afterColon(channel)}</span>
      </a>
      {note && <span>{note}</span>}
    </p>
  );
}
