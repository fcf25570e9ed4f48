import type { ProductId } from '#products/registry.ts';
import type { Found } from '../index-file.ts';

/** Pages that the site's index shows under one heading. */
export interface Shelf {
  readonly label: string;
  readonly product?: ProductId;
  readonly found: readonly Found[];
}
