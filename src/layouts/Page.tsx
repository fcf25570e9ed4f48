import type { ReactNode } from 'react';
import { anchors } from '#i18n/addresses.ts';
import type { ProductId } from '#products/registry.ts';
import type { getNotices } from '#queries/content.ts';
import styles from './Page.module.css';

type PageTopProps = Awaited<ReturnType<typeof getNotices>> & { skip: string };

/** The way past the bars, and the notices of the day. */
export function PageTop({ skip, label, items }: PageTopProps) {
  return (
    <>
      <nav aria-label={skip}>
        <a className={styles.skip} href={`#${anchors.content}`}>
          {skip}
        </a>
      </nav>
      {items.map(({ text, from, until, link, open }, at) => (
        <aside
          key={text}
          className={styles.notice}
          aria-label={items.length > 1 ? `${label} ${at + 1}` : label}
          data-from={from}
          data-until={until}
          data-screen-only=""
          hidden={!open}
        >
          <p>
            {text} {link && <a href={link.href}>{link.label}</a>}
          </p>
        </aside>
      ))}
    </>
  );
}

export interface PageMainProps {
  product: ProductId | undefined;
  /** Optional, as its children: Astro fills them from slots, which its types do not know. */
  underTopBar?: ReactNode;
  closing?: ReactNode;
  children?: ReactNode;
}

/** A page loads its scripts after its layout: from within this, Astro would move them before it. */
export function PageMain({ product, underTopBar, closing, children }: PageMainProps) {
  return (
    <div data-product={product}>
      {underTopBar}
      <main id={anchors.content} tabIndex={-1}>
        {children}
      </main>
      {closing}
    </div>
  );
}
