import styles from './TrialLine.module.css';
import { Button } from './ui/Button.tsx';

export interface TrialLineProps {
  /** A sentence about what the reader has just seen, and the next step. */
  said: string;
  trial: { label: string; href: string };
  /** Opens WhatsApp. */
  question: { label: string; href: string };
  /** One line: what the product needs to run. */
  price: string;
}

/**
 * After a demonstration or an article: the trial, a question, the price. Its button is never
 * primary: that is the bar's on a product's pages, and the closing call's elsewhere.
 */
export function TrialLine({ said, trial, question, price }: TrialLineProps) {
  return (
    <div className={styles.root} data-doors="">
      <div>
        <p>{said}</p>
        <small>{price}</small>
      </div>
      <div>
        <Button href={trial.href} tone="outline">
          {trial.label}
        </Button>
        <a href={question.href} rel="noopener">
          {question.label}
        </a>
      </div>
    </div>
  );
}
