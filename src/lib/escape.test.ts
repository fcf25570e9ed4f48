import { expect, test } from 'vitest';
import { unescapeHtml } from './escape.ts';

test.each([
  ['Prix &amp; offres', 'Prix & offres'],
  ['a &lt; b &gt; c', 'a < b > c'],
  ['l&#39;an &quot;2&quot;', 'l\'an "2"'],
  ['&amp;lt;', '&lt;'],
  ['&copy; & co;', '&copy; & co;'],
])('%s is %s', (html, text) => expect(unescapeHtml(html)).toBe(text));
