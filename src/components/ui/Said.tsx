export interface SaidProps {
  printed: string;
  /** What a screen reader says instead, where signs are not words. */
  spoken?: string | undefined;
}

/** A figure that the eye and the ear read each in their way. */
export function Said({ printed, spoken }: SaidProps) {
  if (!spoken) return printed;
  return (
    <span role="img" aria-label={spoken}>
      {printed}
    </span>
  );
}
