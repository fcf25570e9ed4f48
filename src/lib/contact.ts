import { NBSP, NNBSP } from './spaces.ts';

const SPACES = new RegExp(`[${NBSP}${NNBSP}]`, 'g');

/** Messages use plain spaces: phones set them in their own font. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(SPACES, ' '));
}

/** Opens a WhatsApp chat with the message written. `number`: digits, with country code. */
export function whatsappLink(number: string, message: string): string {
  return `https://wa.me/${number}?text=${encoded(message)}`;
}

/** A link that opens WhatsApp with a page to send; the visitor chooses to whom. */
export function shareLink(title: string, url: string): string {
  return `https://wa.me/?text=${encoded(`${title} ${url}`)}`;
}

export function mailtoLink(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

export const phoneLinks = ({ phones }: { readonly phones: readonly string[] }) =>
  phones.map((phone) => ({ label: phone, href: telLink(phone) }));

export const telLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
