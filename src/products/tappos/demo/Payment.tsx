import { Fragment } from 'react';
import { Chips } from '#components/ui/Chips.tsx';
import layout from '#components/ui/layout.module.css';
import { NumberField } from '#components/ui/NumberField.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import styles from './Payment.module.css';
import type { TillField, TillPartProps } from './till-state.ts';
import { refusalsOf } from './till-text.ts';

export function Payment({ content, state, sale, dispatch }: TillPartProps) {
  const { notes, words } = content;
  const { outcome, received, total } = sale;
  const field = (name: Exclude<TillField, 'scan'>) => ({
    id: `till-${name}`,
    label: words[name],
    value: state.typed[name],
    onWrite: (typed: string) => dispatch({ type: 'write', field: name, text: typed }),
    onEnter: () => dispatch({ type: 'leave', field: name }),
    onLeave: () => dispatch({ type: 'leave', field: name }),
  });
  const receive = (amount: number) => dispatch({ type: 'receive', amount });
  const refusals = refusalsOf(content, state, sale);
  return (
    <div className={`${layout.stack} ${layout.gap4}`}>
      <div className={`${layout.fit} ${styles.discounts}`}>
        <NumberField {...field('percent')} error={refusals.percent} />
        <NumberField {...field('amount')} error={refusals.amount} />
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
                : refusals.received
            }
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; there is no form here */}
          <div className={`${layout.fit} ${styles.notes}`} role="group" aria-label={words.received}>
            {notes.map((note) => (
              <Fragment key={note}>
                <button type="button" onClick={() => receive(received + note)}>
                  {unbroken(`+ ${formatNumber(note)}`)}
                </button>{' '}
              </Fragment>
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
