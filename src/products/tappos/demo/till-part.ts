import type { Dispatch } from 'react';
import type { Reckoning } from './reckon.ts';
import type { TillAction, TillData, TillState } from './till-state.ts';

export interface TillPartProps {
  content: TillData;
  state: TillState;
  reckoning: Reckoning;
  dispatch: Dispatch<TillAction>;
}
