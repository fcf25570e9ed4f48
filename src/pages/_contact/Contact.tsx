import { Fragment } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { CheckList } from '#components/ui/CheckList.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Panel } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Contact.module.css';

export interface ContactWhatsappProps {
  content: PageOf<'contact'>['whatsapp'];
  phones: readonly { label: string; href: string }[];
  chat: { message: string; href: string };
  /** The same, about one trade. */
  trades: readonly { label: string; href: string }[];
}

export function ContactWhatsapp({ content, phones, chat, trades }: ContactWhatsappProps) {
  return (
    <Panel
      as="section"
      tone="night"
      gap={5}
      className={styles.whatsapp}
      aria-labelledby={anchors.whatsapp}
    >
      <div>
        <h2 className={layout.label} id={anchors.whatsapp}>
          {content.title}
        </h2>
        {phones.map(({ href, label }) => (
          <p className={styles.number} key={href}>
            <a href={href}>{label}</a>
          </p>
        ))}
        <Button href={chat.href} icon="chat" wide>
          {content.action}
        </Button>
      </div>
      <figure className={`${layout.stack} ${layout.gap2} ${styles.message}`}>
        <figcaption className={layout.note}>{content.bubble}</figcaption>
        <p>{chat.message}</p>
        <span className={layout.note}>{content.trades}</span>
        <Cluster gap={2}>
          {trades.map(({ label, href }) => (
            <Fragment key={label}>
              <Button href={href} tone="inverse-outline" size="small">
                {label}
              </Button>{' '}
            </Fragment>
          ))}
        </Cluster>
      </figure>
      <p className={layout.quiet}>{unbroken(content.text)}</p>
    </Panel>
  );
}

export interface ContactHoursProps {
  text: string;
  /** From Monday. */
  week: readonly { short: string; open: boolean }[];
  /** The sentences on the coming days without hours. */
  closed: readonly string[];
}

export const ContactHours = ({ text: said, week, closed }: ContactHoursProps) => (
  <Panel>
    <p>{unbroken(said)}</p>
    <ul className={`${layout.fit} ${layout.gap1} ${styles.week}`} aria-hidden="true">
      {week.map(({ short, open }) => (
        <li key={short} data-open={open || undefined}>
          {short}
        </li>
      ))}
    </ul>
    {closed.map((sentence) => (
      <p key={sentence} className={layout.quiet}>
        {sentence}
      </p>
    ))}
  </Panel>
);

export interface ContactEmailProps {
  content: PageOf<'contact'>['email'];
  email: { label: string; href: string };
}

export function ContactEmail({ content, email }: ContactEmailProps) {
  return (
    <section className={styles.envelope} aria-labelledby={anchors.email}>
      <div className={styles.letter} data-paper="">
        <div className={styles.stamp}>
          <Cloth name="company" use="panel" />
        </div>
        <h2 className={layout.label} id={anchors.email}>
          {content.title}
        </h2>
        <CheckList items={content.uses} />
        <p className={styles.address}>
          <a href={email.href}>{email.label}</a>
        </p>
        <Button href={email.href} tone="outline" icon="mail" wide>
          {content.action}
        </Button>
      </div>
    </section>
  );
}
