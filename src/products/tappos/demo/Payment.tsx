import { Chips } from '#components/ui/Chips.tsx';
import { NumberField } from '#components/ui/NumberField.tsx';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { readWhole } from '#i18n/read.ts';
import styles from './Payment.module.css';
import type { TillPartProps } from './till-part.ts';
import type { TillField } from './till-state.ts';

/** Discount, means of payment and, in cash, what the customer hands over. */
export function Payment({ content, state, reckoning, dispatch }: TillPartProps) {
  const { notes, words } = content;
  const { faults, mostDiscount, outcome, received, total } = reckoning;
  const field = (name: TillField) => ({
    id: `caisse-${name}`,
    label: words[name],
    value: state.typed[name],
    onWrite: (text: string) => dispatch({ type: 'write', field: name, text }),
    onLeave: () => {
      const value = readWhole(state.typed[name]);
      if (value) dispatch({ type: 'write', field: name, text: formatNumber(value) });
    },
  });
  const receive = (amount: number) => dispatch({ type: 'receive', amount });
  const refusals = {
    coins: words.badAmount,
    most: words.bigDiscount.replace('#', formatMoney(mostDiscount)),
  };
  return (
    <div className={styles.root}>
      <div className={styles.discounts}>
        <NumberField {...field('percent')} error={faults.percent ? words.badPercent : undefined} />
        <NumberField {...field('amount')} error={faults.amount && refusals[faults.amount]} />
      </div>
      <Chips
        label={words.payment}
        options={[
          { id: 'cash', label: words.cash },
          { id: 'mobile', label: words.mobile },
        ]}
        selected={state.payment}
        onSelect={(payment) => dispatch({ type: 'pay', payment })}
      />
      {state.payment === 'mobile' ? (
        <p>{words.mobileNote}</p>
      ) : (
        <>
          <NumberField
            {...field('received')}
            eager={outcome.kind === 'short'}
            error={
              outcome.kind === 'short'
                ? words.short.replace('#', formatMoney(outcome.missing))
                : faults.received
                  ? words.badAmount
                  : undefined
            }
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; there is no form here */}
          <div className={styles.notes} role="group" aria-label={words.received}>
            {notes.map((note) => (
              <button key={note} type="button" onClick={() => receive(received + note)}>
                {`+ ${formatNumber(note)}`}
              </button>
            ))}
            <button type="button" onClick={() => receive(total)}>
              {words.exact}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
