import { mapStrings } from './typography.ts';

/** A call as the API reference describes it, with sample data. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  /** From the root: `/api/v1/…` */
  readonly path: string;
  readonly auth: 'none' | 'bearer';
  readonly request: {
    readonly query?: Readonly<Record<string, string | number>>;
    readonly body?: unknown;
  };
}

/** Quotes one argument for a POSIX shell: nothing inside is interpreted. */
export function shellQuote(argument: string): string {
  return `'${argument.replace(/'/g, "'\\''")}'`;
}

/** The full address of a call, query included. */
export function requestUrl(origin: string, { path, request }: ApiCall): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(request.query ?? {})) {
    url.searchParams.set(name, String(value));
  }
  return url.href;
}

/**
 * The cURL command of a call, ready to paste in a shell. The token is read from the variable
 * ACCESS_TOKEN, so that nobody pastes one into a shared document.
 */
export function curlSample(origin: string, call: ApiCall): string {
  const lines = [`curl -X ${call.method}`, shellQuote(requestUrl(origin, call))];
  if (call.auth === 'bearer') lines.push('-H "Authorization: Bearer $ACCESS_TOKEN"');
  if (call.request.body !== undefined) {
    lines.push(`-H ${shellQuote('Content-Type: application/json')}`);
    lines.push(`-d ${shellQuote(jsonSample(origin, call.request.body))}`);
  }
  return lines.join(' \\\n  ');
}

/** Data as indented JSON; `{origin}` in its strings becomes the origin. */
export function jsonSample(origin: string, data: unknown): string {
  return JSON.stringify(
    mapStrings(data, (text) => text.replaceAll('{origin}', origin)),
    null,
    2,
  );
}
