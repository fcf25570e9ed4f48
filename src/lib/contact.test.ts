import { expect, test } from 'vitest';
import { mailtoLink, shareLink, telLink, whatsappLink } from './contact.ts';

test('the WhatsApp message survives the address', () => {
  const message = 'Bonjour, l’offre à 5 000 FCFA & l’essai ?';
  const url = new URL(whatsappLink('33199001234', message));
  expect(url.origin + url.pathname).toBe('https://wa.me/33199001234');
  expect(url.searchParams.get('text')).toBe(message);
});

test('a message is typed with plain spaces and hyphens, whatever the page prints', () => {
  const url = new URL(whatsappLink('33199001234', 'Peut-on payer 5 000\u00a0FCFA\u202f?'));
  expect(url.searchParams.get('text')).toBe('Peut-on payer 5 000 FCFA ?');
});

test('a shared page is its title and its address, sent to whom one likes', () => {
  const url = new URL(shareLink('Crédit & caisse', 'https://www.example.com/blog/credit?a=1'));
  expect(url.origin + url.pathname).toBe('https://wa.me/');
  expect(url.searchParams.get('text')).toBe(
    'Crédit & caisse https://www.example.com/blog/credit?a=1',
  );
});

test('the subject of an e-mail is percent-encoded, spaces included', () => {
  expect(mailtoLink('contact@example.com', 'Essai & tarifs')).toBe(
    'mailto:contact@example.com?subject=Essai%20%26%20tarifs',
  );
});

test('a phone link keeps the plus sign and drops the spaces', () => {
  expect(telLink('+33 1 99 00 12 34')).toBe('tel:+33199001234');
});
