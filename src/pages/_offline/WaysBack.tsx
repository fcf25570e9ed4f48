import { PressButton } from '#components/ui/Button.tsx';
import text from '#components/ui/layout.module.css';
import { Cluster } from '#components/ui/layout.tsx';
import { routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';

/** Retry, and the previous page if it is kept: `offline/keep-site.ts` fills the link. */
export function WaysBack({ back, retry }: Pick<PageOf<'offline'>, 'back' | 'retry'>) {
  return (
    <Cluster gap={5}>
      <PressButton data-retry="">{retry}</PressButton>
      <a className={text.action} href={routes.home} data-back={back} hidden>
        {back}
      </a>
    </Cluster>
  );
}
