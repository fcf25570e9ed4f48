import type { ReactNode } from 'react';
import { FoldedCloth } from '#components/FoldedCloth.tsx';
import { PressButton } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster } from '#components/ui/layout.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { anchors } from '#i18n/addresses.ts';
import { routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './KeptPages.module.css';

type NotKeptProps = Pick<PageOf<'offline'>, 'own'> & { children: ReactNode };

/**
 * This page itself says the second part. Served by the worker in place of a page that the device does
 * not keep, it shows the first part and hides the second.
 */
export function NotKept({ own, children }: NotKeptProps) {
  return (
    <>
      <div data-not-kept="" hidden>
        {children}
      </div>
      <div data-own-words="">
        <PageHeader {...own} aside={<FoldedCloth />} />
      </div>
    </>
  );
}

/** What `offline/kept-pages.ts` fills; it finds the parts by their data attributes. */
export function KeptPages({ kept, id }: { kept: PageOf<'offline'>['kept']; id: string }) {
  return (
    <div className={styles.root} data-screen-only="">
      <h2 className={layout.display3} id={id} tabIndex={-1}>
        {kept.title}
      </h2>
      <p>{kept.text}</p>
      <p data-without-script="">{kept.script}</p>
      <div
        data-needs-script=""
        data-kept=""
        data-one={kept.count.one}
        data-many={kept.count.many}
        data-removed={kept.removed}
      >
        <p data-none="">{kept.none}</p>
        <details hidden>
          <summary />
          <ul />
        </details>
        <Cluster as="p" className={styles.actions}>
          <PressButton data-remove="" hidden>
            {kept.remove}
          </PressButton>
        </Cluster>
        <p role="status" />
        <p>
          <a href={`${routes.privacy}#${anchors.device}`}>{kept.never}</a>
        </p>
      </div>
    </div>
  );
}

/** Retry, and the previous page if it is kept: `offline/kept-pages.ts` fills the link. */
export function WaysBack({ back, retry }: Pick<PageOf<'offline'>, 'back' | 'retry'>) {
  return (
    <Cluster gap={5}>
      <PressButton data-retry="">{retry}</PressButton>{' '}
      <a className={layout.action} href={routes.home} data-back={back} hidden>
        {back}
      </a>
    </Cluster>
  );
}
