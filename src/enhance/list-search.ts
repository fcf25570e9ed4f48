/** What a list needs once somebody types in its field: the words of the search, the browsers' limit of addresses. */
import { matches } from '#i18n/search.ts';
import { writeAddress } from '#lib/address.ts';

export { matches, writeAddress };

export interface Rules {
  readonly matches: typeof matches;
  readonly writeAddress: typeof writeAddress;
}
