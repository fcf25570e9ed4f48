import { getEntry } from 'astro:content';
import type { ApiCall } from '../../lib/api-samples.ts';
import type { ApiGroup, ApiReference } from '../../schemas/api-reference.ts';

/** How the address names a group: `/api?groupe=ecole`. In reading order; the first is initial. */
const groupSlugs: Readonly<Record<ApiGroup, string>> = {
  auth: 'auth',
  pharmacy: 'pharmacie',
  pos: 'commerce',
  school: 'ecole',
};

export interface ApiParameter {
  name: string;
  place: 'header' | 'query' | 'body';
  type: string;
  description: string;
}

/** What the page needs of a call, whatever the shapes of its samples. */
export interface ApiEndpoint extends ApiCall {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly parameters: readonly ApiParameter[];
  readonly response: unknown;
}

export interface ApiGroupContent {
  readonly slug: string;
  readonly label: string;
  readonly lede: string;
  readonly endpoints: readonly ApiEndpoint[];
}

/** The groups and their calls, in reading order, and the SDK commands. */
export async function getApiReference(): Promise<{
  version: string;
  groups: ApiGroupContent[];
  sdks: ApiReference['sdks'];
}> {
  const entry = await getEntry('apiReference', 'api-reference');
  if (!entry) throw new Error('src/content/fr/api-reference.yaml manque');
  const { version, groups, sdks } = entry.data;
  return {
    version,
    groups: (Object.keys(groupSlugs) as ApiGroup[]).map((id) => ({
      slug: groupSlugs[id],
      label: groups[id].label,
      lede: groups[id].lede,
      endpoints: Object.values(groups[id].endpoints) satisfies ApiEndpoint[],
    })),
    sdks,
  };
}
