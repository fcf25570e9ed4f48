import { parse } from 'yaml';
import { contentPath } from '#i18n/content-path.ts';
import { onceABuild } from '#lib/once-a-build.ts';
import { Refusal } from '#lib/refusal.ts';
import { checked } from '#loading/checked.ts';
import { readExamples } from '#loading/named.ts';
import { openapi } from '#schemas/openapi.ts';
import { site } from '#site.config.ts';
import source from '../content/fr/openapi.yaml?raw';
import { fieldsOf, groupsOf, withExamples } from './openapi.ts';

function read() {
  const written = parse(source).servers[0].url;
  // The comment lines at the top are for editors: they are not published.
  const noted = source.replace(/^(?:#.*\n)+/, '').replaceAll(written, site.apiOrigin);
  const yaml = withExamples(noted, readExamples());
  const document = parse(yaml);
  const data = checked(contentPath('openapi.yaml'), openapi, document);
  const { info, components } = data;
  return {
    /** The document as it is downloaded, with the address of this deployment. */
    yaml,
    document,
    version: info.version,
    groups: groupsOf(data),
    /** The answer to a refused call. */
    error: {
      fields: fieldsOf(data, { $ref: '#/components/schemas/Error' }),
      example: components.responses.Unauthorized?.content['application/json'].example,
    },
  };
}

/** The reference of the API. @throws Error naming the file, the place and the reason */
export const getApiReference = onceABuild(async () => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${contentPath('openapi.yaml')} : ${reason}`);
  }
});
