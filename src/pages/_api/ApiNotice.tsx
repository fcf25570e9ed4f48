import { FigureTiles } from '../../components/ui/FigureTiles.tsx';
import type { PageOf } from '../../schemas/pages/index.ts';
import styles from './ApiNotice.module.css';

export type ApiNoticeProps = Pick<PageOf<'api'>, 'figures' | 'notice'>;

/** The figures, and right under them what this page is not. */
export function ApiNotice({ figures, notice }: ApiNoticeProps) {
  return (
    <div className={styles.root}>
      <FigureTiles figures={figures} />
      <p className={styles.notice}>
        <strong>{notice.title}</strong> {notice.text}
      </p>
    </div>
  );
}
