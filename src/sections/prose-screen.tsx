import type { ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import text from '#components/ui/layout.module.css';
import { Cluster, Panel } from '#components/ui/layout.tsx';
import { type ProductId, productIds, productOf } from '#products/registry.ts';
import { getTrialLine } from '#queries/contact.ts';
import { getOverview } from '#queries/content.ts';
import { screensPath } from '#routes.ts';
import styles from './prose-screen.module.css';

type Screens = Readonly<Record<string, ReactNode>>;

interface ScreenTag {
  product: string;
  tab: string;
  children?: ReactNode;
}

/**
 * `<Screen product="tappos" tab="clients">A sentence.</Screen>` in MDX: what the text speaks of, as
 * the product shows it, and a quiet way in.
 * @throws Error naming a screen that does not exist, when it is drawn
 */
export async function proseScreen(screens: ReadonlyMap<ProductId, Screens>) {
  const lines = productIds.map(async (id) => {
    const { gallery } = (await getOverview(id)).explorer;
    return [id, await getTrialLine(id, gallery.title)] as const;
  });
  const ways = new Map(await Promise.all(lines));
  return function Screen({ product: id, tab, children }: ScreenTag) {
    const product = productOf(id);
    const [screen, way] = product ? [screens.get(product)?.[tab], ways.get(product)] : [];
    if (!product || !screen || !way) throw new Error(`<Screen> : ${id} n’a pas d’écran « ${tab} »`);
    return (
      <Panel
        as="aside"
        tone="tint"
        className={styles.root}
        data-product={product}
        data-screen-only=""
      >
        {/* The rules of the screen are not those of the article's beginning. */}
        <div data-screen-ends="" />
        <div className={styles.shot}>{screen}</div>
        {children}
        <Cluster as="p" gap={4} className={text.apart}>
          <a className={text.action} href={screensPath(product)}>
            {way.line}
          </a>
          <Button href={way.trial.href} tone="outline">
            {way.trial.label}
          </Button>
        </Cluster>
      </Panel>
    );
  };
}
