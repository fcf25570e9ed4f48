import { useEffect, useRef } from 'react';
import { Comma } from '#components/Comma.tsx';
import layout from '#components/ui/layout.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatNumber } from '#i18n/format.ts';
import styles from './Basket.module.css';
import type { TillPartProps } from './till-state.ts';

/** The lines of the sale. At a quantity of 1, « − » becomes « × », which removes the line. */
export function Basket({ content: { words }, sale: { lines }, dispatch }: TillPartProps) {
  const root = useRef<HTMLDivElement>(null);
  const left = useRef<number>(undefined);

  useEffect(() => {
    if (left.current === undefined) return;
    // The pressed button disappeared with its line: move the focus to its neighbour.
    const others = root.current?.querySelectorAll<HTMLElement>('[data-less]') ?? [];
    const next = others[Math.min(left.current, others.length - 1)];
    (next ?? root.current?.querySelector('h3'))?.focus();
    left.current = undefined;
  });

  return (
    <div className={styles.root} ref={root}>
      <h3 tabIndex={-1}>{words.sale}</h3>
      {lines.length === 0 ? (
        <p>{words.emptySale}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map(({ code, name, price, quantity }, index) => (
            <li key={code}>
              <span>{name}</span> <b>{unbroken(formatNumber(price * quantity))}</b>
              <Comma />
              <small>{unbroken(formatNumber(price))}</small>
              <div className={`${layout.split} ${styles.stepper}`}>
                <button
                  type="button"
                  data-less=""
                  aria-label={(quantity > 1 ? words.less : words.remove).replace('#', () => name)}
                  onClick={() => {
                    if (quantity === 1) left.current = index;
                    dispatch({ type: 'take', code, by: -1 });
                  }}
                >
                  {quantity > 1 ? '−' : '×'}
                </button>{' '}
                <span className="visually-hidden">{words.quantity}</span> <span>{quantity}</span>{' '}
                <button
                  type="button"
                  aria-label={words.more.replace('#', () => name)}
                  onClick={() => dispatch({ type: 'take', code, by: 1 })}
                >
                  +
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
