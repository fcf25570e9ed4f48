import { expect, test } from 'vitest';
import { markLinks } from '../integrations/marked-links.ts';

test('links that leave say the page and the place; others, and what is told to machines, stay', () => {
  const page = `<a href="https://pos.test/register">Essai</a><section id="prix">
<a href="https://wa.me/226?text=Bonjour%20!">Écrire</a><a href="/contact">Contact</a>
<script type="application/json">{"href":"https://pos.test/register"}</script></section>
<script type="application/ld+json">{"url":"https://www.test/tappos"}</script>`;
  const marked = markLinks(page, '/tappos', 'tap', ['https://pos.test/register', 'https://wa.me/']);
  const mark = (place: string) => `utm_source=tap&utm_medium=site&utm_content=%2Ftappos%23${place}`;
  const escaped = (place: string) => mark(place).replaceAll('&', '&amp;');
  expect(marked).toBe(
    page
      .replace('/register">', `/register?${escaped('haut')}">`)
      .replace('Bonjour%20!"', `Bonjour%20!&amp;${escaped('prix')}"`)
      .replace('/register"}', `/register?${mark('prix')}"}`),
  );
});
