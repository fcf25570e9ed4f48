import type { ReactNode } from 'react';
import { Screen as Drawing } from '#components/screen/Screen.tsx';
import { Button } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Panel } from '#components/ui/layout.tsx';
import { productIds, productOf } from '#products/registry.ts';
import { getTrialLine } from '#queries/contact.ts';
import { getOverview, getProduct } from '#queries/content.ts';
import { getScreens } from '#queries/screens.ts';
import { screensPath } from '#routes.ts';
import styles from './prose-screen.module.css';

interface ScreenTag {
  product: string;
  tab: string;
  /** Outside of MDX, in place of its children. */
  text?: string;
  children?: ReactNode;
}

/** `<Screen product="tappos" tab="clients">A sentence.</Screen>` in MDX. @throws without it */
export async function proseScreen() {
  const lines = productIds.map(async (id) => {
    const { gallery } = (await getOverview(id)).explorer;
    const way = await getTrialLine(id, gallery.title);
    const { name } = await getProduct(id);
    return [id, { name, way, screens: await getScreens(id) }] as const;
  });
  const known = new Map(await Promise.all(lines));
  return function Screen({ product: id, tab, text, children }: ScreenTag) {
    const product = productOf(id);
    const { name, way, screens } = (product && known.get(product)) ?? {};
    const screen = screens?.[tab];
    if (!product || !screen || !way) throw new Error(`<Screen> : ${id} n’a pas d’écran « ${tab} »`);
    return (
      <Panel
        as="aside"
        aria-labelledby={`${id}-${tab}`}
        tone="tint"
        className={styles.root}
        data-product={product}
        data-screen-only=""
      >
        {/* The rules of the screen are not those of the article's beginning. */}
        <div data-screen-ends="" />
        <div className={styles.shot}>
          <Drawing {...screen} />
        </div>
        {text ? <p>{text}</p> : children}
        <Cluster as="p" gap={4} className={layout.apart}>
          <a id={`${id}-${tab}`} className={layout.action} href={screensPath(product)}>
            {way.line}
          </a>{' '}
          <Button href={way.trial.href} tone="outline">
            {`${name}, ${way.trial.label}`}
          </Button>
        </Cluster>
      </Panel>
    );
  };
}
