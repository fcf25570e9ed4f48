import layout from '#components/ui/layout.module.css';

export interface AiDecisionProps {
  /** Written before the person who decides. */
  label: string;
  decider: string;
  decides: string;
}

/** The decision is the argument: it stands apart from what is prepared. */
export function AiDecision({ label, decider, decides }: AiDecisionProps) {
  return (
    <p className={`${layout.callout} ${layout.apart}`}>
      <span className={layout.note}>{label}</span> <strong>{decider}</strong> {decides}
    </p>
  );
}
