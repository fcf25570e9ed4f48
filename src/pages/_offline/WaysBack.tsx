import { routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './WaysBack.module.css';

/** Retry, and the previous page if it is kept: `offline/keep-site.ts` fills the link. */
export function WaysBack({ back, retry }: Pick<PageOf<'offline'>, 'back' | 'retry'>) {
  return (
    <div className={styles.root}>
      <button type="button" data-retry="">
        {retry}
      </button>
      <a href={routes.home} data-back={back} hidden>
        {back}
      </a>
    </div>
  );
}
