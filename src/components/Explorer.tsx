import type { ReactNode } from 'react';
import { anchors, tabAnchors, tabQueries } from '#i18n/addresses.ts';
import type { Explorer as ExplorerContent } from '#schemas/explorer.ts';
import styles from './Explorer.module.css';
import { ScreenCards } from './ScreenCards.tsx';
import { ScreenLink } from './ScreenLink.tsx';
import { SectionHeading } from './ui/SectionHeading.tsx';
import { Tabs } from './ui/Tabs.tsx';

export interface ExplorerProps {
  content: ExplorerContent;
  /** The upper part of the first tab's screen; the page of all screens shows it whole. */
  children: ReactNode;
  /** The page of all screens. `enhance/screens.ts` fetches the other tabs' screens from it. */
  galleryHref: string;
}

/** The software in tabs: for each screen, its drawing and what it is for. */
export function Explorer({ content, children, galleryHref }: ExplorerProps) {
  return (
    <div className={styles.root}>
      <SectionHeading id={anchors.screens} title={content.title} lede={content.lede} />
      <div className={styles.panel}>
        <Tabs
          id={tabAnchors.screen}
          label={content.label}
          parameter={tabQueries.screen}
          tabs={content.tabs.map((tab, index) => ({
            id: tab.id,
            label: tab.label,
            panel:
              index === 0 ? (
                <div className={styles.top}>
                  {children}
                  <a href={`${galleryHref}#${tab.id}`}>
                    {content.open} <strong>{tab.label}</strong>
                  </a>
                  <ScreenCards cards={tab.cards} />
                </div>
              ) : (
                <ScreenLink
                  galleryHref={galleryHref}
                  screen={tab.id}
                  open={content.open}
                  name={tab.label}
                />
              ),
          }))}
        />
      </div>
    </div>
  );
}
