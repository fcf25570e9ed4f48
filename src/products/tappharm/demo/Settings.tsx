import { Columns } from '#components/ui/layout.tsx';
import { formatDate, formatNumber, formatRate } from '#i18n/format.ts';
import { Choice } from './Choice.tsx';
import { type Board, type Prescription, present } from './prescription.ts';
import styles from './Settings.module.css';

export interface SettingsProps {
  board: Board;
  state: Prescription;
  refused: boolean;
  onChange: (change: Partial<Prescription>) => void;
}

export function Settings({ board, state, refused, onChange }: SettingsProps) {
  const { cards, rates, ceilings, words } = board;
  return (
    <Columns gap={4} className={styles.root} data-needs-script="">
      <Choice
        legend={words.card}
        options={cards.map((card) => ({
          id: card.holder,
          label: (
            <>
              <strong>{card.holder}</strong>{' '}
              <span>{`${card.payer}, ${formatRate(card.rate)}`}</span>{' '}
              <span>{`${words.until} ${formatDate(new Date(card.until))}`}</span>
            </>
          ),
          select: () => onChange(present(card)),
        }))}
        selected={state.card.holder}
        refusal={refused && 'log'}
      />
      <Choice
        legend={words.rate}
        options={rates.map((rate) => ({
          id: `${rate}`,
          label: formatRate(rate),
          select: () => onChange({ rate }),
        }))}
        selected={`${state.rate}`}
      />
      <Choice
        legend={words.ceiling}
        options={[null, ...ceilings].map((ceiling) => ({
          id: `${ceiling}`,
          label: ceiling === null ? words.unlimited : formatNumber(ceiling),
          select: () => onChange({ ceiling }),
        }))}
        selected={`${state.ceiling}`}
      />
    </Columns>
  );
}
