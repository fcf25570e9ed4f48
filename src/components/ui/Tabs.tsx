import { Fragment, type ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './Tabs.module.css';

interface Tab {
  /** The tab's name in the address (`?onglet=notes`), and the end of its panel's id. */
  id: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps {
  /** Prefix of the panels' ids, unique on the page. */
  id: string;
  label: string;
  parameter: string;
  tabs: readonly Tab[];
  /** bar: above the panel · side: a column beside it from 900 px up */
  look?: 'bar' | 'side';
  more?: { label: string; href: string };
}

/**
 * Links to panels, which `enhance/tabs.ts` makes into tabs. Without script every panel is shown; if
 * the script never arrives, a link still shows its panel (`:target`).
 */
export function Tabs({ id, label, parameter, tabs, look = 'bar', more }: TabsProps) {
  return (
    <div
      className={`${layout.stack} ${layout.gap4} ${styles.root}`}
      data-look={look}
      data-tabs={parameter}
    >
      <div className={`${layout.stack} ${layout.gap1} ${styles.side}`} data-screen-only="">
        <nav className={styles.list} aria-label={label}>
          {tabs.map((tab, index) => (
            <Fragment key={tab.id}>
              <a
                className={styles.tab}
                href={`#${id}-${tab.id}`}
                data-tab={tab.id}
                aria-current={index === 0 ? 'true' : undefined}
              >
                {tab.label}
              </a>{' '}
            </Fragment>
          ))}
        </nav>
        {more && (
          <a className={styles.tab} href={more.href}>
            {more.label}
          </a>
        )}
      </div>
      <div className={`${layout.stack} ${layout.gap6} ${styles.panels}`}>
        {tabs.map((tab) => (
          <div key={tab.id} className={styles.panel} id={`${id}-${tab.id}`} data-panel={tab.id}>
            {tab.panel}
          </div>
        ))}
      </div>
    </div>
  );
}
