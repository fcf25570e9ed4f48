import styles from './TrialLine.module.css';
import { Button } from './ui/Button.tsx';

export interface TrialLineProps {
  /** What one has just done, seen or read, and what to do about it. */
  said: string;
  trial: { label: string; href: string };
  /** Opens WhatsApp. */
  question: { label: string; href: string };
  /** What the product asks for, in a line. */
  price: string;
}

/**
 * Where one has just understood: the trial, a question, the price. Never the loud button of its
 * screen, which is the bar's on a product's pages and the closing call's elsewhere.
 */
export function TrialLine({ said, trial, question, price }: TrialLineProps) {
  return (
    <div className={styles.root}>
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
