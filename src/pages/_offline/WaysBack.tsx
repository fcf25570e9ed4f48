import type { PageOf } from '#schemas/pages/index.ts';
import styles from './WaysBack.module.css';

/** Asking again, and where one came from, if that is kept: `offline/keep-site.ts` knows. */
export function WaysBack({ back, retry }: Pick<PageOf<'offline'>, 'back' | 'retry'>) {
  return (
    <div className={styles.root}>
      <button type="button" data-retry="">
        {retry}
      </button>
      <a href="/" data-back={back} hidden>
        {back}
      </a>
    </div>
  );
}
