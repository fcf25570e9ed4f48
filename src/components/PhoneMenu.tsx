import type { RouteId } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import styles from './PhoneMenu.module.css';
import { SiteMap, type SiteMapProps } from './SiteMap.tsx';
import { Icon } from './ui/Icon.tsx';
import text from './ui/layout.module.css';

export interface PhoneMenuProps {
  navigation: Navigation;
  current: RouteId | undefined;
  logins: SiteMapProps['logins'];
}

export function PhoneMenu({ navigation, current, logins }: PhoneMenuProps) {
  return (
    <dialog className={styles.root} data-phone-menu="" aria-label={navigation.menuTitle}>
      <div className={styles.menu}>
        <div className={styles.top}>
          <p className={text.display3}>{navigation.menuTitle}</p>
          <button type="button" className={text.action}>
            {navigation.close}
            <Icon name="close" size={18} />
          </button>
        </div>
        <SiteMap navigation={navigation} current={current} logins={logins} look="menu" />
      </div>
    </dialog>
  );
}
