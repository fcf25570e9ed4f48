import type { ReactNode } from 'react';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { Columns, RuledList, Stack } from '#components/ui/layout.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './PharmSteps.module.css';

type Steps = PageOf<'tappharm-features'>['steps'];

export interface PharmStepsProps {
  steps: Steps;
  label: string;
  /** The screen of the evening, shown last. */
  closing?: ReactNode;
  /** The screen of the shared sale, in its step. */
  insurance?: ReactNode;
}

export function PharmSteps({ steps, label, closing, insurance }: PharmStepsProps) {
  const screens: Partial<Record<Steps[number]['id'], ReactNode>> = { insurance, closing };
  return (
    <div className={styles.root}>
      <Cloth name="tappharm" use="edge" />
      <div className={styles.line} aria-hidden="true">
        <svg aria-hidden="true" viewBox="0 0 30 26">
          <path d="M3 0h24l3 6H0Z" />
          <path d="M0 6h30v20H0Z" />
          <path d="M4 6h5v20H4Z" />
        </svg>
      </div>
      <Stack as="ol" gap={5} className={styles.steps} aria-label={label}>
        {steps.map((step) => (
          <li key={step.id} id={step.id} data-step={step.id}>
            <Columns
              as="article"
              gap={4}
              className={`${layout.card} ${styles.step}`}
              aria-label={step.title}
            >
              <div className={styles.words} data-screen-ends={step === steps[0] ? '' : undefined}>
                <h2>{step.title}</h2>
                <p className={layout.quiet}>{step.description}</p>
              </div>
              {step.piece && <Piece {...step.piece} />}
              <RuledList className={styles.details}>
                {step.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </RuledList>
              {screens[step.id] && <div className={styles.screen}>{screens[step.id]}</div>}
            </Columns>
          </li>
        ))}
      </Stack>
    </div>
  );
}

/** The part of a screen where the step happens. */
function Piece(piece: NonNullable<Steps[number]['piece']>) {
  return (
    <div className={styles.piece}>
      <ScreenRows {...piece} />
    </div>
  );
}
