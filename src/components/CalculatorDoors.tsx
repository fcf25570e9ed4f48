import { whatsappLink } from '#lib/contact.ts';
import styles from './Calculator.module.css';
import { Button } from './ui/Button.tsx';

export interface CalculatorDoorsProps {
  action: { label: string; href: string };
  /** Opens WhatsApp at our number, with the result already written in the message. */
  send?: { label: string; whatsapp: string; message: string };
}

/** Under a result: a link to subscribe, and one that sends us the result. */
export function CalculatorDoors({ action, send }: CalculatorDoorsProps) {
  return (
    <p className={styles.doors} data-doors="">
      <Button href={action.href} tone="outline">
        {action.label}
      </Button>
      {send && (
        <a href={whatsappLink(send.whatsapp, send.message)} rel="noopener">
          {send.label}
        </a>
      )}
    </p>
  );
}
