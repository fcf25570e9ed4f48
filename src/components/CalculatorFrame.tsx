import type { ReactNode } from 'react';
import { unbroken } from '#components/ui/unbroken.ts';
import { whatsappLink } from '#lib/contact.ts';
import styles from './Calculator.module.css';
import { Button } from './ui/Button.tsx';
import layout from './ui/layout.module.css';
import { Cluster } from './ui/layout.tsx';

export interface CalculatorFrameProps {
  className?: string | undefined;
  ask: ReactNode;
  /** `idle` while nothing is changed: the button keeps its place, unseen. */
  reset: { label: string; idle: boolean; onClick: () => void };
  children: ReactNode;
  links?: CalculatorLinksProps | undefined;
}

export interface CalculatorLinksProps {
  action: { label: string; href: string };
  /** Opens WhatsApp at our number, with the answer already written in the message. */
  send?: { label: string; whatsapp: string; message: string };
}

/** A calculator of prices: the question on one side, the answer on the other. */
export function CalculatorFrame({
  className = '',
  ask,
  reset,
  children,
  links,
}: CalculatorFrameProps) {
  return (
    <div className={`${styles.root} ${className}`} data-needs-script="">
      <div className={styles.ask}>
        {ask}{' '}
        <button
          type="button"
          className={`${layout.action} ${styles.reset}`}
          data-idle={reset.idle}
          // The field keeps the focus until the click: its error would move the button away from it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            reset.onClick();
            // The button is about to go: the focus goes to the first thing that can be changed.
            currentTarget.parentElement
              ?.querySelector<HTMLElement>('input, select, button')
              ?.focus();
          }}
        >
          {reset.label}
        </button>
      </div>
      <div className={styles.answer}>
        <div role="status" className={`${layout.columns} ${layout.wideFirst}`}>
          {children}
        </div>
        {links && <CalculatorLinks {...links} />}
      </div>
    </div>
  );
}

export function CalculatorLinks({ action, send }: CalculatorLinksProps) {
  return (
    <Cluster as="p" gap={5} data-actions="">
      <Button href={action.href} tone="outline">
        {action.label}
      </Button>{' '}
      {send && (
        <a className={layout.action} href={whatsappLink(send.whatsapp, send.message)}>
          {send.label}
        </a>
      )}
    </Cluster>
  );
}

/** In place of an answer: what is missing; for a screen reader also why what was typed is refused. */
export function Waiting({ fault, text }: { fault: string; text: string }) {
  return (
    <p>
      {fault && <span className="visually-hidden">{fault} </span>}
      <span>{text}</span>
    </p>
  );
}

/** Amounts with their names; the amount that was asked for is larger. */
export function ResultRows({
  rows,
}: {
  rows: readonly { label: string; sum: string; main?: true }[];
}) {
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, sum, main }) => (
        <div key={label} data-main={main}>
          <dt className={layout.quiet}>{label}</dt>
          <dd className={main ? layout.display1 : layout.display4}>{unbroken(sum)}</dd>
        </div>
      ))}
    </dl>
  );
}
