import { CodeBlock } from '../../components/ui/CodeBlock.tsx';
import { DataTable } from '../../components/ui/DataTable.tsx';
import { curlSample, jsonSample } from '../../lib/api-samples.ts';
import { NBSP } from '../../lib/typography.ts';
import type { PageOf } from '../../schemas/pages/index.ts';
import styles from './ApiEndpointCard.module.css';
import { ApiMethod } from './ApiMethod.tsx';
import { ApiPath } from './ApiPath.tsx';
import type { ApiEndpoint } from './api-groups.ts';

export interface ApiEndpointCardProps {
  endpoint: ApiEndpoint;
  words: PageOf<'api'>['reference'];
  copy: PageOf<'api'>['copy'];
  origin: string;
}

/** One call: what it is for, what is sent, and the two samples side by side. */
export function ApiEndpointCard({ endpoint, words, copy, origin }: ApiEndpointCardProps) {
  const { id, method, path, auth, title, summary, parameters, response } = endpoint;
  return (
    <article className={styles.root} id={id}>
      <h3>{title}</h3>
      <p className={styles.call}>
        <ApiMethod method={method} />
        <ApiPath path={path} />
        <span>{words.auth[auth]}</span>
      </p>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.parameters}>
        <DataTable
          caption={words.parameters}
          columns={words.columns.map((label) => ({ label }))}
          rows={parameters.map((parameter) => [
            parameter.name,
            words.places[parameter.place],
            parameter.type,
            parameter.description,
          ])}
        />
      </div>
      <div className={styles.samples}>
        <CodeBlock
          label={`${words.request}${NBSP}: ${title}`}
          code={curlSample(origin, endpoint)}
          words={copy}
        />
        <CodeBlock
          label={`${words.response}${NBSP}: ${title}`}
          code={jsonSample(origin, response)}
          words={copy}
        />
      </div>
    </article>
  );
}
