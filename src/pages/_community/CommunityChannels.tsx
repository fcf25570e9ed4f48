import { Button } from '#components/ui/Button.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './CommunityChannels.module.css';

export interface CommunityChannelsProps {
  content: PageOf<'community'>['channels'];
  /** A chat with us: the channels have no public address. */
  href: string;
}

/** Read from the left: what brings you, then where to take it. */
export function CommunityChannels({ content, href }: CommunityChannelsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.door}>
        <h2 id="canaux">{content.title}</h2>
        <p>{content.join}</p>
        <Button href={href} tone="strong" icon="chat">
          {content.action}
        </Button>
      </div>
      <dl className={styles.list}>
        {content.items.map((channel) => (
          <div key={channel.name}>
            <dt>
              <span>{channel.when}</span>
              <strong>{channel.name}</strong>
            </dt>
            <dd>{channel.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
