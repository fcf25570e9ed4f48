import { Tabs } from '../../components/ui/Tabs.tsx';
import type { PageOf } from '../../schemas/pages/index.ts';
import styles from './ApiCalls.module.css';
import { ApiEndpointCard } from './ApiEndpointCard.tsx';
import type { ApiGroupContent } from './api-groups.ts';

export interface ApiCallsProps {
  words: PageOf<'api'>['reference'];
  copy: PageOf<'api'>['copy'];
  groups: readonly ApiGroupContent[];
  origin: string;
}

/** Four groups beside their calls. */
export function ApiCalls({ words, copy, groups, origin }: ApiCallsProps) {
  return (
    <>
      <h2 id="appels" className="visually-hidden">
        {words.title}
      </h2>
      <Tabs
        id="groupe"
        label={words.tabs}
        parameter="groupe"
        look="side"
        tabs={groups.map(({ slug, label, lede, endpoints }) => ({
          id: slug,
          label,
          panel: (
            <>
              <p className={styles.lede}>{lede}</p>
              {endpoints.map((endpoint) => (
                <ApiEndpointCard
                  key={endpoint.id}
                  endpoint={endpoint}
                  words={words}
                  copy={copy}
                  origin={origin}
                />
              ))}
            </>
          ),
        }))}
      />
    </>
  );
}
