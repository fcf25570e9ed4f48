import { expect, test } from 'vitest';
import type { Found } from '../index-file.ts';
import { nearest } from './nearest.ts';

const pages = [
  ['/tappos', 'TapPOS'],
  ['/tappos/pricing', 'Tarifs de TapPOS'],
  ['/tappharm/pricing', 'Tarifs de TapPharm'],
  ['/contact', 'Contact'],
  ['/blog/ecart-de-caisse', 'Écart de caisse : où chercher'],
  ['/docs/inscrire-un-eleve', 'Inscrire un élève'],
].map(([href = '', title = '']): Found => ({ kind: 'page', href, title, summary: '' }));

test.each([
  ['/tapos', '/tappos'],
  ['/tap-pos', '/tappos'],
  ['/tappos).Merci', '/tappos'],
  ['/contcat', '/contact'],
  ['/tappos/tarifs', '/tappos/pricing'],
  ['/tapharm/pricng', '/tappharm/pricing'],
  ['/inscrire-un-%C3%A9l%C3%A8ve', '/docs/inscrire-un-eleve'],
  ['/blog/%E9cart-caisse', '/blog/ecart-de-caisse'],
  ['/nulle-part', undefined],
  ['/wp-login.php', undefined],
  ['/%', undefined],
])('%s: the nearest page is %s', (path, href) => {
  expect(nearest(path, pages)?.href).toBe(href);
});
