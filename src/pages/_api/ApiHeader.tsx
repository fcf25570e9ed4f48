import { Fragment } from 'react';
import { Breaking } from '#components/ui/Breaking.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { FigureTiles } from '#components/ui/FigureTiles.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { figureTile } from '#i18n/figures.ts';
import type { ApiGroup } from '#queries/openapi.ts';
import { openapiFiles, routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Api.module.css';

export interface ApiHeaderProps {
  header: PageOf<'api'>['header'];
  version: string;
  groups: readonly ApiGroup[];
}

export function ApiHeader({ header: { index, ...header }, version, groups }: ApiHeaderProps) {
  return (
    <PageHeader
      {...header}
      eyebrow={`${header.eyebrow}, ${version}`}
      aside={
        <nav className={styles.plate} aria-label={index}>
          <Cloth name="company" use="hem" />
          <ul className={styles.calls}>
            {groups.flatMap(({ endpoints }) =>
              endpoints.map(({ id, method, path }) => (
                <li key={id}>
                  <a href={`${routes.api}#${id}`}>
                    <ApiMethod method={method} /> <ApiPath path={path} />
                  </a>
                </li>
              )),
            )}
          </ul>
        </nav>
      }
    />
  );
}

/** The method's label: outlined for GET, filled for POST. */
export function ApiMethod({ method }: { method: 'GET' | 'POST' }) {
  return (
    <code className={styles.method} data-method={method}>
      {method}
    </code>
  );
}

/** A path that may break after a slash, never inside a word. */
export const ApiPath = ({ path }: { path: string }) => (
  <code>
    <Breaking text={path} at={/(?<=.\/)/} />
  </code>
);

export type ApiNoticeProps = Pick<PageOf<'api'>, 'figures' | 'notice' | 'download'>;

export function ApiNotice({ figures, notice, download }: ApiNoticeProps) {
  return (
    <Stack gap={6}>
      <div className={styles.notice}>
        <p>
          <strong>{notice.title}</strong> {notice.text}
        </p>
        <Cluster as="p" className={styles.files}>
          <span>{download}</span>{' '}
          {openapiFiles.map((file) => (
            <Fragment key={file}>
              <a href={file} download>
                <code>{file.replace(/^.*\//, '')}</code>
              </a>{' '}
            </Fragment>
          ))}
        </Cluster>
      </div>
      <Stack>
        <h2 className={layout.display4}>{figures.title}</h2>
        <FigureTiles figures={figures.items.map(figureTile)} />
      </Stack>
    </Stack>
  );
}
