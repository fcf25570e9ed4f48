import { Comma } from '#components/Comma.tsx';
import { PressButton } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import { NumberField } from '#components/ui/NumberField.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatNumber } from '#i18n/format.ts';
import styles from './Shelf.module.css';
import type { TillPartProps } from './till-state.ts';
import { refusalsOf } from './till-text.ts';

/** The articles, added by a tap or by typing their code, as a barcode reader would. */
export function Shelf({ content, state, sale, dispatch }: TillPartProps) {
  const { words } = content;
  const scan = () => dispatch({ type: 'scan' });
  return (
    <div className={`${layout.stack} ${layout.gap4} ${styles.root}`} data-needs-script="">
      <p>
        <strong>{words.hint}</strong>
      </p>
      <div className={`${layout.cluster} ${layout.gap2} ${styles.scan}`} data-sends="">
        <NumberField
          id="till-code"
          label={words.scan}
          value={state.typed.scan}
          error={refusalsOf(content, state, sale).scan}
          eager
          onWrite={(text) => dispatch({ type: 'write', field: 'scan', text })}
          onEnter={scan}
        />
        <PressButton data-tone="strong" onClick={scan}>
          {words.add}
        </PressButton>
      </div>
      <ul className={styles.tiles}>
        {content.articles.map(({ code, name, price }) => {
          const taken = state.lines.find((line) => line.code === code)?.quantity;
          return (
            <li key={code}>
              <button
                type="button"
                data-taken={taken}
                onClick={() => dispatch({ type: 'take', code, by: 1 })}
              >
                <span>{name}</span> <small>{code}</small>
                <span className="visually-hidden">:</span> <b>{unbroken(formatNumber(price))}</b>{' '}
                {taken && (
                  // New at each change: a translator may have replaced the text beside the comma.
                  <i key={taken} aria-hidden="true">
                    <Comma />
                    {taken}
                  </i>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
