import text from '#components/ui/layout.module.css';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import type { ApiEndpoint } from '#queries/openapi.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Api.module.css';
import { ApiEndpointFields } from './ApiEndpointFields.tsx';
import { ApiMethod } from './ApiMethod.tsx';
import { ApiPath } from './ApiPath.tsx';
import { ApiSamples } from './ApiSamples.tsx';
import type { ApiCode } from './api-code.ts';

export interface ApiEndpointCardProps {
  endpoint: ApiEndpoint;
  code: ApiCode;
  words: PageOf<'api'>['reference'];
  copy: PageOf<'api'>['copy'];
}

/** One call: its fields beside its code samples. The title is a link to itself, for sharing. */
export function ApiEndpointCard({ endpoint, code, words, copy }: ApiEndpointCardProps) {
  const { id, method, path, auth, title, description, success } = endpoint;
  return (
    <article className={styles.card} id={id} aria-label={title}>
      <Stack as="header" gap={3} className={styles.head}>
        <h3>
          <a href={`#${id}`}>{title}</a>
        </h3>
        <Cluster as="p">
          <ApiMethod method={method} />
          <ApiPath path={path} />
          <span className={text.note}>{words.auth[auth]}</span>
        </Cluster>
        <p className={text.quiet}>{description}</p>
      </Stack>
      <Stack gap={6}>
        <ApiEndpointFields endpoint={endpoint} words={words} />
      </Stack>
      <ApiSamples
        id={id}
        title={title}
        status={success.status}
        code={code}
        words={words}
        copy={copy}
      />
    </article>
  );
}
