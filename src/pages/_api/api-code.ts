import { type Code, highlight } from '#lib/highlight.ts';
import type { ApiEndpoint } from '#queries/openapi.ts';
import { requestSample, type SampleLanguage, sampleLanguages } from './api-samples.ts';

export interface ApiCode {
  readonly request: readonly { readonly language: SampleLanguage; readonly code: Code }[];
  readonly response: Code;
}

export function jsonCode(data: unknown): Promise<Code> {
  return highlight(JSON.stringify(data, null, 2), 'json');
}

export async function codeById(
  origin: string,
  endpoints: readonly ApiEndpoint[],
): Promise<ReadonlyMap<string, ApiCode>> {
  const codes = endpoints.map(async (call) => [call.id, await codeOf(origin, call)] as const);
  return new Map(await Promise.all(codes));
}

async function codeOf(origin: string, endpoint: ApiEndpoint): Promise<ApiCode> {
  return {
    request: await Promise.all(
      sampleLanguages.map(async (language) => ({
        language,
        code: await highlight(requestSample[language](origin, endpoint), language),
      })),
    ),
    response: await jsonCode(endpoint.success.example),
  };
}
