import layout from '#components/ui/layout.module.css';
import { PageTitle } from '#components/ui/PageTitle.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './AiHeader.module.css';

type AiHeaderProps = Pick<PageOf<'ai'>, 'eyebrow' | 'title' | 'lede'>;

export function AiHeader({ eyebrow, title, lede }: AiHeaderProps) {
  return (
    <header className={`${layout.wrap} ${styles.root}`}>
      <PageTitle line={eyebrow} title={title} cloth="company" />
      <p className={layout.lede}>{lede}</p>
    </header>
  );
}
