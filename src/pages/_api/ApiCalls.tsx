import text from '#components/ui/layout.module.css';
import { Tabs } from '#components/ui/Tabs.tsx';
import { anchors, tabAnchors, tabQueries } from '#i18n/addresses.ts';
import type { ApiGroup } from '#queries/openapi.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Api.module.css';
import { ApiEndpointCard } from './ApiEndpointCard.tsx';
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
              <p className={`${text.display3} ${styles.group}`}>{lede}</p>
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
