import content from 'virtual:till-demo';
import { useRef } from 'react';
import { PressButton } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import { SpokenTexts } from '#components/ui/SpokenTexts.tsx';
import { useKeptState } from '#islands/use-kept-state.ts';
import { Basket } from './Basket.tsx';
import { Display } from './Display.tsx';
import { Payment } from './Payment.tsx';
import { Shelf } from './Shelf.tsx';
import styles from './Till.module.css';
import { TillTicket } from './TillTicket.tsx';
import { exampleOf, reduce, saleOf, type TillAction } from './till-state.ts';
import { spoken } from './till-text.ts';

export function Till() {
  const head = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useKeptState('Till', () => exampleOf(content));
  const dispatch = (action: TillAction) => setState((before) => reduce(content, before, action));
  const sale = saleOf(content, state);
  const { words } = content;
  const parts = { content, state, sale, dispatch };
  return (
    <div className={`${layout.raised} ${styles.root}`}>
      <div className={`${layout.cluster} ${styles.head}`}>
        <p ref={head} tabIndex={-1}>
          <strong>{content.shop}</strong> {content.place}
        </p>
        <button
          type="button"
          className={layout.action}
          data-needs-script=""
          onClick={() => dispatch({ type: 'example' })}
        >
          {words.restart}
        </button>
      </div>
      <Shelf {...parts} />
      <div className={`${layout.stack} ${layout.gap5}`} data-needs-script="">
        <Basket {...parts} />
        <Payment {...parts} />
      </div>
      <Display {...parts} />
      <div className={`${layout.stack} ${layout.gap5} ${styles.counter}`}>
        <TillTicket {...parts} />
        <p className={layout.quiet}>{words.notice}</p>
        <PressButton
          data-tone="strong"
          data-needs-script=""
          onClick={() => {
            dispatch({ type: 'new' });
            // On a phone the shelf may be far above: scroll to it for the next sale.
            head.current?.focus({ preventScroll: true });
            head.current?.scrollIntoView({ block: 'nearest' });
          }}
        >
          {words.newSale}
        </PressButton>
      </div>
      <SpokenTexts texts={spoken(content, state, sale)} />
    </div>
  );
}
