import { Cloth } from '#components/ui/Cloth.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import type { ApiGroup } from '#queries/openapi.ts';
import { routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Api.module.css';
import { ApiMethod } from './ApiMethod.tsx';
import { ApiPath } from './ApiPath.tsx';

export interface ApiHeaderProps {
  header: PageOf<'api'>['header'];
  version: string;
  groups: readonly ApiGroup[];
}

/** The page's title, and a list of all calls, each a link. */
export function ApiHeader({ header: { index, ...header }, version, groups }: ApiHeaderProps) {
  return (
    <PageHeader
      {...header}
      eyebrow={`${header.eyebrow}, ${version}`}
      aside={
        <nav className={styles.plate} aria-label={index}>
          <Cloth name="house" use="hem" />
          <ul className={styles.calls}>
            {groups.flatMap(({ endpoints }) =>
              endpoints.map(({ id, method, path }) => (
                <li key={id}>
                  <a href={`${routes.api}#${id}`}>
                    <ApiMethod method={method} />
                    <ApiPath path={path} />
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
