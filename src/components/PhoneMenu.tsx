import type { RouteId } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import styles from './PhoneMenu.module.css';
import { SiteMap, type SiteMapProps } from './SiteMap.tsx';
import { Icon } from './ui/Icon.tsx';

export interface PhoneMenuProps {
  navigation: Navigation;
  current: RouteId | undefined;
  logins: SiteMapProps['logins'];
}

/** The menu that the tab bar's « Menu » opens. */
export function PhoneMenu({ navigation, current, logins }: PhoneMenuProps) {
  return (
    <dialog className={styles.root} data-phone-menu="" aria-label={navigation.menuTitle}>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <p className={styles.title}>{navigation.menuTitle}</p>
          <button type="button" className={styles.close}>
            {navigation.close}
            <Icon name="close" size={18} />
          </button>
        </div>
        <SiteMap navigation={navigation} current={current} logins={logins} look="menu" />
      </div>
    </dialog>
  );
}
