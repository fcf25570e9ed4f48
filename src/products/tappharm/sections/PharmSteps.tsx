import type { ReactNode } from 'react';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import text from '#components/ui/layout.module.css';
import { RuledList, Stack } from '#components/ui/layout.tsx';
import { formatNumber } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { ScreenOf } from '#schemas/screens.ts';
import { PharmClosing } from '../screens/PharmClosing.tsx';
import { PharmCoPayment } from '../screens/PharmCoPayment.tsx';
import styles from './PharmSteps.module.css';

type Steps = PageOf<'tappharm-features'>['steps'];

export interface PharmStepsProps {
  steps: Steps;
  /** The product that the page follows. */
  followed: string;
  /** Names the list for assistive technology. */
  label: string;
  /** The screen of the evening, shown last. */
  closing: ScreenOf<'pharm-closing'>;
  /** The screen of the shared sale, in its step. */
  insurance: ScreenOf<'pharm-co-payment'>;
}

/** Six functions along a thread: what happens to the box, and what the software does. */
export function PharmSteps({ steps, followed, label, closing, insurance }: PharmStepsProps) {
  const screens: Partial<Record<Steps[number]['id'], ReactNode>> = {
    insurance: <PharmCoPayment data={insurance} followed={followed} />,
    closing: <PharmClosing data={closing} />,
  };
  return (
    <div className={styles.root}>
      <Cloth name="tappharm" use="edge" />
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step) => (
          <li key={step.id} id={step.id} data-step={step.id}>
            <Stack as="article" className={styles.step} aria-label={step.title}>
              <div className={styles.words}>
                <h2>{step.title}</h2>
                <p className={text.quiet}>{step.description}</p>
              </div>
              {step.piece && <Piece {...step.piece} />}
              <RuledList className={styles.details}>
                {step.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </RuledList>
              {screens[step.id] && (
                <div className={`${text.shot} ${styles.screen}`}>{screens[step.id]}</div>
              )}
            </Stack>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The part of a screen where the step happens. */
function Piece({ title, rows, total }: NonNullable<Steps[number]['piece']>) {
  const line = (row: (typeof rows)[number]) => ({ ...row, value: formatNumber(row.value) });
  return (
    <div className={styles.piece}>
      <ScreenRows title={title} rows={rows.map(line)} total={total && line(total)} />
    </div>
  );
}
