/** Reads requests as RFC 9110 and 9112 define them. */
import type { IncomingHttpHeaders } from 'node:http';

export interface Target {
  path: string;
  /** With its question mark; empty when there is no query. */
  query: string;
}

/** The target may be a whole URL, as proxies send it: only its path counts. */
export function readTarget(url: string): Target {
  const local = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = local.indexOf('?');
  const path = (mark < 0 ? local : local.slice(0, mark)) || '/';
  return { path, query: mark < 0 || mark === local.length - 1 ? '' : local.slice(mark) };
}

export type Coding = 'br' | 'gzip';

/** The content coding that the client prefers; of two preferred alike, the smaller file. */
export function readCoding(accepted: string | undefined): Coding | undefined {
  const weights = new Map<string, number>();
  for (const item of (accepted ?? '').toLowerCase().split(',')) {
    // Split at characters, then trimmed: a pattern with `\s*` takes quadratic time on a long run of
    // spaces.
    const [name = '', parameter = 'q=1'] = item.split(';');
    const [, weight] = parameter.split('=');
    weights.set(name.trim(), Number(weight));
  }
  const weigh = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = weigh('gzip') > weigh('br') ? 'gzip' : 'br';
  return weigh(best) > 0 && weigh(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}

export interface Range {
  start: number;
  /** Inclusive. */
  end: number;
}

/** The byte range asked for; 'none' when it lies outside the file, undefined for the whole file. */
export function readRange(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  if (first && last && Number(last) < Number(first)) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start >= size ? 'none' : { start, end };
}

/**
 * 412 if the client wants a version that is gone (`If-Match`), 304 if it already has this one
 * (`If-None-Match`); undefined: send the file.
 */
export function readCondition(headers: IncomingHttpHeaders, etag: string): 412 | 304 | undefined {
  const { 'if-match': wanted, 'if-none-match': known } = headers;
  if (wanted !== undefined && !listed(wanted, etag)) return 412;
  if (known !== undefined && listed(known.replaceAll('W/"', '"'), etag)) return 304;
  return undefined;
}

function listed(tags: string, etag: string): boolean {
  return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim() === etag);
}
