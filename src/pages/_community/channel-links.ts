import { whatsappLink } from '#lib/contact.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { SiteConfig } from '#site.config.ts';

export interface ChannelLink {
  readonly href: string;
  readonly label: string;
  readonly icon: 'chat' | 'external';
}

/** A channel's own address, or a WhatsApp message that names the channel. */
export function channelLinks(
  { items, open, ask }: PageOf<'community'>['channels'],
  { channels, whatsapp }: Pick<SiteConfig, 'channels' | 'whatsapp'>,
): Record<string, ChannelLink> {
  return Object.fromEntries(
    items.map(({ id, message }): [string, ChannelLink] => {
      const address = channels[id];
      return address === undefined
        ? [id, { href: whatsappLink(whatsapp, message), label: ask, icon: 'chat' }]
        : [id, { href: address, label: open, icon: 'external' }];
    }),
  );
}
