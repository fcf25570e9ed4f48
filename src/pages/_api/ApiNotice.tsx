import { FigureTiles } from '#components/ui/FigureTiles.tsx';
import { openapiFiles } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './ApiNotice.module.css';

export type ApiNoticeProps = Pick<PageOf<'api'>, 'figures' | 'notice' | 'download'>;

/** The figures, right under them what this page is not, and the same description for tools. */
export function ApiNotice({ figures, notice, download }: ApiNoticeProps) {
  return (
    <div className={styles.root}>
      <FigureTiles figures={figures} />
      <div className={styles.notice}>
        <p>
          <strong>{notice.title}</strong> {notice.text}
        </p>
        <p className={styles.files}>
          <span>{download}</span>
          {openapiFiles.map((file) => (
            <a key={file} href={file} download>
              <code>{file.slice(1)}</code>
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
