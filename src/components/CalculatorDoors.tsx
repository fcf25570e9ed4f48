import styles from './Calculator.module.css';
import { Button } from './ui/Button.tsx';

export interface CalculatorDoorsProps {
  action: { label: string; href: string };
  /** Opens WhatsApp with what was counted already written. */
  send?: { label: string; href: string };
}

/** Under a total: what one does about it, and the total told to us. */
export function CalculatorDoors({ action, send }: CalculatorDoorsProps) {
  return (
    <p className={styles.doors}>
      <Button href={action.href} tone="outline">
        {action.label}
      </Button>
      {send && (
        <a href={send.href} rel="noopener">
          {send.label}
        </a>
      )}
    </p>
  );
}
