import { SiteWeight } from '#components/SiteWeight.tsx';
import { PressButton } from '#components/ui/Button.tsx';
import roles from '#components/ui/layout.module.css';
import { Cluster, Columns } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import { routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './KeepSite.module.css';

/** The controls that `offline/keep-site.ts` operates; it finds them by their data attributes. */
export function KeepSite({ keep, kept }: Pick<PageOf<'offline'>, 'keep' | 'kept'>) {
  const { title, text, script, saver, action, stop, ...texts } = keep;
  return (
    <Columns className={styles.root} data-screen-only="">
      <div>
        <h2 className={roles.display3} id={anchors.keep}>
          {title}
        </h2>
        <p>{text}</p>
        <p data-without-script="">{script}</p>
        <div data-needs-script="" data-keep="" data-texts={JSON.stringify(texts)}>
          <p data-saver="" hidden>
            {saver}
          </p>
          <Cluster as="p" className={styles.actions}>
            <PressButton data-start="">
              <span>
                <SiteWeight label={action} />
              </span>
            </PressButton>
            <PressButton data-stop="" hidden>
              {stop}
            </PressButton>
          </Cluster>
          <progress max={100} value={0} aria-labelledby={anchors.keep} hidden />
          <p role="status" />
        </div>
      </div>
      <div data-needs-script="" data-kept="" data-count={kept.count} data-removed={kept.removed}>
        <h2 className={roles.display3}>{kept.title}</h2>
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
    </Columns>
  );
}

/** Retry, and the previous page if it is kept: `offline/keep-site.ts` fills the link. */
export function WaysBack({ back, retry }: Pick<PageOf<'offline'>, 'back' | 'retry'>) {
  return (
    <Cluster gap={5}>
      <PressButton data-retry="">{retry}</PressButton>
      <a className={roles.action} href={routes.home} data-back={back} hidden>
        {back}
      </a>
    </Cluster>
  );
}
