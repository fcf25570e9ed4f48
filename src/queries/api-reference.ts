import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentPath, defaultLocale, type Locale, localeOfFile } from '#i18n/locales.ts';
import { onceInEach } from '#i18n/once-in-each.ts';
import { readExamples } from '#loading/examples-file.ts';
import { openapi } from '#schemas/openapi.ts';
import { site } from '#site.config.ts';
import { fieldsOf, groupsOf } from './openapi.ts';
import { withExamples } from './openapi-source.ts';

/** The text of each language's document, by its path from the project's folder. */
const sources = import.meta.glob<string>('/src/content/*/openapi.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The file of a language, or the default one's while it is not translated. */
function fileOf(locale: Locale): string {
  return [locale, defaultLocale]
    .map((one) => contentPath('openapi.yaml', one))
    .find((path) => `/${path}` in sources) as string;
}

/** The document, and what the page prints of it. */
function read(source: string, locale: Locale) {
  const written = parse(source).servers[0].url;
  // The comment lines at the top are for editors: they are not published.
  const noted = source.replace(/^(?:#.*\n)+/, '').replaceAll(written, site.apiOrigin);
  const yaml = withExamples(noted, readExamples(locale));
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

/**
 * The reference of the API in a language.
 * @throws Error naming the file, the place and the reason
 */
export const getApiReference = onceInEach(async (locale) => {
  const file = fileOf(locale);
  try {
    return read(sources[`/${file}`] as string, localeOfFile(file));
  } catch (error) {
    throw new Error(`${file} : ${error instanceof Error ? error.message : error}`);
  }
});
