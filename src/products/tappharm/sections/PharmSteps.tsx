import { Cloth } from '#components/ui/Cloth.tsx';
import text from '#components/ui/layout.module.css';
import { RuledList, Stack } from '#components/ui/layout.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import type { ScreenOf } from '#schemas/screens.ts';
import { PharmClosing } from '../screens/PharmClosing.tsx';
import { PharmCoPayment } from '../screens/PharmCoPayment.tsx';
import { type Box, boxFigures } from './box-figures.ts';
import { PharmPile } from './PharmPile.tsx';
import styles from './PharmSteps.module.css';

export interface PharmStepsProps {
  steps: PageOf<'tappharm-features'>['steps'];
  box: Box;
  /** Names the list for assistive technology. */
  label: string;
  /** The screen of the evening, shown last. */
  closing: ScreenOf<'pharm-closing'>;
  /** The screen of the shared sale, in its step. */
  insurance: ScreenOf<'pharm-co-payment'>;
}

/** Six functions along a thread: what happens to the box, and what the software does. */
export function PharmSteps({ steps, box, label, closing, insurance }: PharmStepsProps) {
  const figures = boxFigures(box);
  return (
    <div className={styles.root}>
      <Cloth name="tappharm" use="edge" />
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step) => (
          <li key={step.id} id={step.id} data-step={step.id}>
            <Stack as="article" gap={5} className={styles.step} aria-label={step.title}>
              <div className={styles.words}>
                <h2>{step.title}</h2>
                <p className={text.quiet}>{step.description}</p>
              </div>
              <div className={styles.trace}>
                <Stack as="p" gap={2} className={styles.figure}>
                  <strong>{figures[step.id]}</strong>
                  <span className={text.quiet}>{step.caption}</span>
                </Stack>
                <PharmPile step={step.id} box={box} />
              </div>
              <RuledList className={styles.details}>
                {step.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </RuledList>
              {step.id === 'insurance' && (
                <div className={`${text.shot} ${styles.screen}`}>
                  <PharmCoPayment data={insurance} />
                </div>
              )}
            </Stack>
            {step.id === 'closing' && (
              <div className={`${text.apart} ${text.shot}`}>
                <PharmClosing data={closing} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
