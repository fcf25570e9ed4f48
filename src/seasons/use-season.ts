import { useSyncExternalStore } from 'react';
import type { SeasonProvider, SeasonState } from './provider.ts';

/** The theme and event of a provider, for islands that follow them. */
export function useSeason(provider: SeasonProvider): SeasonState {
  return useSyncExternalStore(provider.subscribe, provider.get, provider.get);
}
