import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  /** Names the tab in the address (`?onglet=notes`) and its panel. */
  id: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps {
  /** Prefix of the panels' ids, unique on the page. */
  id: string;
  /** What the tabs choose between, for assistive technology. */
  label: string;
  /** The query parameter that keeps the choice. */
  parameter: string;
  /** The first is the initial one. */
  tabs: readonly Tab[];
  /** bar: above the panel · side: a column beside it from 900 px up */
  look?: 'bar' | 'side';
}

/**
 * Links to panels, made into tabs by `enhance/tabs.ts`. Without script every panel stays in
 * sight; with a script that never arrives, the links still show their panel (`:target`).
 */
export function Tabs({ id, label, parameter, tabs, look = 'bar' }: TabsProps) {
  return (
    <div className={styles.root} data-look={look} data-tabs={parameter}>
      <nav className={styles.list} aria-label={label}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            className={styles.tab}
            href={`#${id}-${tab.id}`}
            data-tab={tab.id}
            aria-current={index === 0 ? 'true' : undefined}
          >
            {tab.label}
          </a>
        ))}
      </nav>
      <div className={styles.panels}>
        {tabs.map((tab) => (
          <div key={tab.id} className={styles.panel} id={`${id}-${tab.id}`} data-panel={tab.id}>
            {tab.panel}
          </div>
        ))}
      </div>
    </div>
  );
}
