import { useState } from 'react';
import { Cloth } from '../../components/ui/Cloth.tsx';
import { formatDate } from '../../lib/date.ts';
import { ClaimResult } from './ClaimResult.tsx';
import { ClaimTable } from './ClaimTable.tsx';
import { claimOf, expiredOn } from './claim.ts';
import { type Board, changeLine, type Prescription, start } from './prescription.ts';
import { Settings } from './Settings.tsx';
import styles from './ThirdParty.module.css';

export type ThirdPartyProps = Board;

/** A prescription shared between the payer and the patient, as the visitor's choices have it. */
export function ThirdParty(board: ThirdPartyProps) {
  const [state, setState] = useState(() => start(board));
  const change = (changed: Partial<Prescription>) =>
    setState((current) => ({ ...current, ...changed }));
  const { words } = board;
  const refused = expiredOn(board.date, state.card.until);
  const claim = claimOf(state.lines, refused ? null : state);
  return (
    <div className={styles.root}>
      <Cloth name="tappharm" use="hem" />
      <div className={styles.body}>
        <div className={styles.top}>
          <div>
            <strong>{board.pharmacy}</strong>
            <p>
              {words.prescribed} {formatDate(new Date(board.date))}
            </p>
          </div>
          <button type="button" data-needs-script="" onClick={() => change(start(board))}>
            {words.reset}
          </button>
        </div>
        <Settings board={board} state={state} refused={refused} onChange={change} />
        <ClaimTable
          words={words}
          lines={state.lines}
          claim={claim}
          onChange={(name, changed) => setState((current) => changeLine(current, name, changed))}
        />
      </div>
      <ClaimResult words={words} state={state} refused={refused} total={claim.total} />
    </div>
  );
}
