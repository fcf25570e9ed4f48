import { z } from 'astro/zod';
import { parse } from 'yaml';
import source from '#content/api/openapi.yaml?raw';
import { openapi } from '#schemas/openapi.ts';
import { site } from '#site.config.ts';
import { readExamples } from './examples-file.ts';
import { fieldsOf, groupsOf } from './openapi.ts';
import { withExamples } from './openapi-source.ts';

/** The document, and what the page prints of it. */
function read() {
  const written = parse(source).servers[0].url;
  // The comment lines at the top are for editors: they are not published.
  const noted = source.replace(/^(?:#.*\n)+/, '').replaceAll(written, site.apiOrigin);
  const yaml = withExamples(noted, readExamples());
  const document = parse(yaml);
  const checked = openapi.safeParse(document);
  if (!checked.success) throw new Error(z.prettifyError(checked.error));
  const { info, components } = checked.data;
  return {
    /** The document as it is downloaded, with the address of this deployment. */
    yaml,
    document,
    version: info.version,
    /** The calls, group by group, in reading order. */
    groups: groupsOf(checked.data),
    /** The answer to a refused call. */
    error: {
      fields: fieldsOf(checked.data, { $ref: '#/components/schemas/Error' }),
      example: components.responses.Unauthorized?.content['application/json'].example,
    },
  };
}

/** @throws Error naming the file, the place and the reason */
function readNamed(): ReturnType<typeof read> {
  try {
    return read();
  } catch (error) {
    throw new Error(
      `src/content/api/openapi.yaml : ${error instanceof Error ? error.message : error}`,
    );
  }
}

export const apiReference = readNamed();
