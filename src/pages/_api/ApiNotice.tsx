import { FigureTiles } from '#components/ui/FigureTiles.tsx';
import text from '#components/ui/layout.module.css';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import { figureTile } from '#i18n/figures.ts';
import { openapiFiles } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Api.module.css';

export type ApiNoticeProps = Pick<PageOf<'api'>, 'figures' | 'notice' | 'download'>;

/** The state of the API, its machine-readable description, and the announced figures. */
export function ApiNotice({ figures, notice, download }: ApiNoticeProps) {
  return (
    <Stack gap={6}>
      <div className={styles.notice}>
        <p>
          <strong>{notice.title}</strong> {notice.text}
        </p>
        <Cluster as="p" className={styles.files}>
          <span>{download}</span>
          {openapiFiles.map((file) => (
            <a key={file} href={file} download>
              <code>{file.replace(/^.*\//, '')}</code>
            </a>
          ))}
        </Cluster>
      </div>
      <Stack>
        <h2 className={text.display4}>{figures.title}</h2>
        <FigureTiles figures={figures.items.map(figureTile)} />
      </Stack>
    </Stack>
  );
}
