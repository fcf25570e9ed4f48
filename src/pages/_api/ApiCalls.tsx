import layout from '#components/ui/layout.module.css';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { anchors, tabAnchors, tabQueries } from '#i18n/addresses.ts';
import type { ApiEndpoint, ApiGroup } from '#queries/openapi.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Api.module.css';
import { ApiEndpointFields } from './ApiFields.tsx';
import { ApiMethod, ApiPath } from './ApiHeader.tsx';
import { ApiSamples } from './ApiSamples.tsx';
import type { ApiCode } from './api-code.ts';

export interface ApiCallsProps {
  words: PageOf<'api'>['reference'];
  copy: PageOf<'api'>['copy'];
  /** The title of the part that follows. */
  sdk: string;
  groups: readonly ApiGroup[];
  code: ReadonlyMap<string, ApiCode>;
}

export function ApiCalls({ words, copy, sdk, groups, code }: ApiCallsProps) {
  return (
    <>
      <h2 id={anchors.calls} className="visually-hidden">
        {words.title}
      </h2>
      <Tabs
        id={tabAnchors.group}
        label={words.tabs}
        parameter={tabQueries.group}
        look="side"
        more={{ label: sdk, href: `#${anchors.sdks}` }}
        tabs={groups.map(({ slug, label, lede, endpoints }) => ({
          id: slug,
          label,
          panel: (
            <>
              <div data-screen-ends={slug === groups[0]?.slug ? '' : undefined}>
                <p className={`${layout.display3} ${styles.group}`}>{lede}</p>
              </div>
              {endpoints.map((endpoint) => {
                const samples = code.get(endpoint.id);
                if (!samples) throw new Error(`${endpoint.id} n’a pas d’exemple`);
                return (
                  <ApiEndpointCard
                    key={endpoint.id}
                    endpoint={endpoint}
                    code={samples}
                    words={words}
                    copy={copy}
                  />
                );
              })}
            </>
          ),
        }))}
      />
    </>
  );
}

interface ApiEndpointCardProps {
  endpoint: ApiEndpoint;
  code: ApiCode;
  words: PageOf<'api'>['reference'];
  copy: PageOf<'api'>['copy'];
}

/** One call: its fields beside its code samples. The title is a link to itself, for sharing. */
function ApiEndpointCard({ endpoint, code, words, copy }: ApiEndpointCardProps) {
  const { id, method, path, auth, title, description, success } = endpoint;
  return (
    <article className={`${layout.stack} ${styles.card}`} id={id} aria-label={title}>
      <Stack as="header" gap={3} className={styles.head}>
        <h3>
          <a href={`#${id}`}>{title}</a>
        </h3>
        <Cluster as="p">
          <ApiMethod method={method} /> <ApiPath path={path} />{' '}
          <span className={layout.note}>{words.auth[auth]}</span>
        </Cluster>
        <p className={layout.quiet}>{description}</p>
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
