import { getApiReference } from '#queries/api-reference.ts';
import { getPage } from '#queries/content.ts';
import { marked } from '#queries/samples.ts';
import { site } from '#site.config.ts';
import { codeById, jsonCode } from './api-code.ts';

/** The words of the page, with the calls of the API and the code of each, coloured. */
export async function loadApi() {
  const { meta, header, figures, notice, download, reference, errors, sdk, copy } =
    await getPage('api');
  const { version, groups, error } = await getApiReference();
  const calls = groups.flatMap(({ endpoints }) => endpoints);
  return {
    meta,
    header: { header, version, groups },
    notice: { figures, notice, download },
    calls: {
      words: reference,
      copy,
      sdk: sdk.title,
      groups,
      code: await codeById(site.apiOrigin, calls),
    },
    errors: {
      ...{ errors, words: reference, copy, fields: error.fields },
      code: await jsonCode(error.example),
    },
    sdks: { sdk: await marked('packages', sdk), copy },
  };
}
