import type { ReactNode } from 'react';
import { anchors, tabAnchors, tabQueries } from '#i18n/addresses.ts';
import type { ProductId } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import type { Explorer as ExplorerContent } from '#schemas/explorer.ts';
import styles from './Explorer.module.css';
import { ScreenCards } from './ScreenCards.tsx';
import { ScreenLink } from './ScreenLink.tsx';
import { Panel, Stack } from './ui/layout.tsx';
import { SectionHeading } from './ui/SectionHeading.tsx';
import { Tabs } from './ui/Tabs.tsx';

export interface ExplorerProps {
  product: ProductId;
  content: ExplorerContent;
  /** The screen of the first tab. */
  dashboard: ReactNode;
}

/**
 * The software in tabs: for each screen, its drawing and what it is for. The page of all screens
 * shows them whole; `enhance/screens.ts` fetches the other tabs' screens from it.
 */
export function Explorer({ product, content, dashboard }: ExplorerProps) {
  const galleryHref = screensPath(product);
  return (
    <div className={styles.root}>
      <SectionHeading id={anchors.screens} title={content.title} lede={content.lede} />
      <Panel tone="tint" className={styles.panel}>
        <Tabs
          id={tabAnchors.screen}
          label={content.label}
          parameter={tabQueries.screen}
          tabs={content.tabs.map((tab, index) => ({
            id: tab.id,
            label: tab.label,
            panel:
              index === 0 ? (
                <Stack gap={6}>
                  {dashboard}
                  <ScreenCards cards={tab.cards}>
                    <p>
                      <a href={galleryHref}>{content.gallery.title}</a>
                    </p>
                  </ScreenCards>
                </Stack>
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
      </Panel>
    </div>
  );
}
