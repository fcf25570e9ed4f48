import { FigureTiles } from '#components/ui/FigureTiles.tsx';
import { figureTile } from '#i18n/spoken.ts';
import { openapiFiles } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './ApiNotice.module.css';

export type ApiNoticeProps = Pick<PageOf<'api'>, 'figures' | 'notice' | 'download'>;

/** The state of the API, its machine-readable description, and the announced figures. */
export function ApiNotice({ figures, notice, download }: ApiNoticeProps) {
  return (
    <div className={styles.root}>
      <div className={styles.notice}>
        <p>
          <strong>{notice.title}</strong> {notice.text}
        </p>
        <p className={styles.files}>
          <span>{download}</span>
          {openapiFiles.map((file) => (
            <a key={file} href={file} download>
              <code>{file.replace(/^.*\//, '')}</code>
            </a>
          ))}
        </p>
      </div>
      <div className={styles.figures}>
        <h2>{figures.title}</h2>
        <FigureTiles figures={figures.items.map(figureTile)} />
      </div>
    </div>
  );
}
