import { expect, test } from 'vitest';
import { unescapeHtml } from './escape.ts';

test('what the build escaped is read back, once', () => {
  const html = '&lt;b&gt; l&#39;an &quot;2&quot; &amp;lt; &copy; & co;';
  expect(unescapeHtml(html)).toBe('<b> l\'an "2" &lt; &copy; & co;');
});
