import { anchors, tabAnchors, tabQueries } from '#i18n/addresses.ts';
import type { ProductId } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import type { Explorer as ExplorerContent } from '#schemas/explorer.ts';
import type { ScreenData } from '#schemas/screens.ts';
import styles from './Explorer.module.css';
import { ScreenCards } from './ScreenCards.tsx';
import { ScreenLink } from './ScreenLink.tsx';
import { Screen } from './screen/Screen.tsx';
import { Panel, Stack } from './ui/layout.tsx';
import { SectionHeading } from './ui/SectionHeading.tsx';
import { Tabs } from './ui/Tabs.tsx';

export interface ExplorerProps {
  product: ProductId;
  content: ExplorerContent;
  dashboard: ScreenData;
}

/** The software in tabs; `enhance/screens.ts` fetches the drawings of the later tabs. */
export function Explorer({ product, content, dashboard }: ExplorerProps) {
  const { title, lede, label, open, tabs } = content;
  return (
    <div>
      <SectionHeading id={anchors.screens} title={title} lede={lede} />
      <Panel tone="tint" className={styles.panel}>
        <Tabs
          id={tabAnchors.screen}
          label={label}
          parameter={tabQueries.screen}
          tabs={tabs.map(({ id, label, cards }, index) => ({
            id,
            label,
            panel: (
              <Stack gap={5}>
                <ScreenCards cards={cards} />
                <div className={styles.drawing}>
                  {index === 0 ? (
                    <Screen {...dashboard} />
                  ) : (
                    <ScreenLink product={product} tab={id} open={open} name={label} />
                  )}
                </div>
                {index === 0 && (
                  <p>
                    <a href={screensPath(product)}>{content.label}</a>
                  </p>
                )}
              </Stack>
            ),
          }))}
        />
      </Panel>
    </div>
  );
}
