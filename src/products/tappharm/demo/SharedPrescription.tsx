import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { formatDate } from '#i18n/format.ts';
import { useKeptState } from '#islands/use-kept-state.ts';
import { claimOf, expiredOn } from '../rules/co-payment.ts';
import { ClaimResult } from './ClaimResult.tsx';
import { ClaimTable } from './ClaimTable.tsx';
import styles from './CoPayment.module.css';
import { type Board, changeLine, type Prescription, start } from './prescription.ts';
import { Settings } from './Settings.tsx';

export function SharedPrescription(board: Board) {
  const [state, setState] = useKeptState('CoPayment', () => start(board));
  const change = (changed: Partial<Prescription>) =>
    setState((current) => ({ ...current, ...changed }));
  const { words } = board;
  const refused = expiredOn(board.date, state.card.until);
  const claim = claimOf(
    state.lines.map(({ price, quantity, excluded }) => ({ amount: price * quantity, excluded })),
    refused ? null : state,
  );
  return (
    <div className={`${layout.raised} ${styles.root}`}>
      <Cloth name="tappharm" use="hem" />
      <div className={`${layout.stack} ${layout.gap5} ${styles.body}`}>
        <div className={`${layout.cluster} ${layout.gap2} ${styles.top}`}>
          <div>
            <strong className={layout.display4}>{board.pharmacy}</strong>
            <p className={layout.quiet}>
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
      <ClaimResult words={words} state={state} refused={refused} claim={claim} />
    </div>
  );
}
