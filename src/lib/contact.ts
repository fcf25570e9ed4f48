import { NBHY, NBSP, NNBSP } from './spaces.ts';

const SPACES = new RegExp(`[${NBSP}${NNBSP}]`, 'g');

/** A message is read and written on in a phone's own face: no sign of the page's typesetting. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(SPACES, ' ').replaceAll(NBHY, '-'));
}

/** A chat link with its message already written. `number` is digits only, with country code. */
export function whatsappLink(number: string, message: string): string {
  return `https://wa.me/${number}?text=${encoded(message)}`;
}

/** Opens WhatsApp with a page to send, to whomever the visitor chooses. */
export function shareLink(title: string, url: string): string {
  return `https://wa.me/?text=${encoded(`${title} ${url}`)}`;
}

export function mailtoLink(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/** A phone number as a `tel:` link; spaces are for the eye only. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
