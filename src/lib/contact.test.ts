import { expect, test } from 'vitest';
import { mailtoLink, shareLink, telLink, whatsappLink } from './contact.ts';

test.each([
  [
    'signs',
    whatsappLink('33199001234', 'À 5 000 FCFA & l’essai ?'),
    '/33199001234',
    'À 5 000 FCFA & l’essai ?',
  ],
  ['plain spaces', whatsappLink('336', '5 000\u00a0FCFA\u202f?'), '/336', '5 000 FCFA ?'],
  [
    'a page',
    shareLink('Crédit & caisse', 'https://a.b/c?a=1'),
    '/',
    'Crédit & caisse https://a.b/c?a=1',
  ],
])('a message with %s survives the address', (_, link, path, message) => {
  const url = new URL(link);
  expect([url.origin, url.pathname]).toEqual(['https://wa.me', path]);
  expect(url.searchParams.get('text')).toBe(message);
});

test('the subject of an e-mail is percent-encoded, spaces included; a number keeps its plus', () => {
  const mail = mailtoLink('contact@example.com', 'Essai & tarifs');
  expect(mail).toBe('mailto:contact@example.com?subject=Essai%20%26%20tarifs');
  expect(telLink('+33 1 99 00 12 34')).toBe('tel:+33199001234');
});
