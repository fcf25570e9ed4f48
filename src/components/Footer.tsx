import { type RouteId, routes } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { Logo } from './brand/Logo.tsx';
import styles from './Footer.module.css';
import { SiteMap, type SiteMapProps } from './SiteMap.tsx';
import layout from './ui/layout.module.css';
import { Stack } from './ui/layout.tsx';

export interface FooterProps {
  id: string;
  siteName: string;
  navigation: Navigation;
  current: RouteId | undefined;
  logins: NonNullable<SiteMapProps['logins']>;
  contacts: readonly { label: string; href: string }[];
}

export function Footer(props: FooterProps) {
  const { id, siteName, navigation, current, logins, contacts } = props;
  return (
    <footer className={styles.root} id={id}>
      <Stack gap={6} className={`${layout.wrap} ${styles.column}`}>
        <div>
          <Logo siteName={siteName} note={navigation.labels.home} href={routes.home} />
          <ul className={`${layout.cluster} ${styles.contacts}`}>
            {contacts.map((contact) => (
              <li key={contact.href}>
                <a href={contact.href}>{contact.label}</a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={navigation.labels.footer}>
          <SiteMap navigation={navigation} current={current} logins={logins} look="footer" />
        </nav>
      </Stack>
    </footer>
  );
}
