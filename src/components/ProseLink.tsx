import type { AnchorHTMLAttributes } from 'react';
import { addressInEdition } from '#i18n/edition.ts';

/**
 * A link of an article: whatever language it was written in, it stays in the edition that shows it.
 */
export function ProseLink({ href = '', ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a href={addressInEdition(href)} {...props} />;
}
