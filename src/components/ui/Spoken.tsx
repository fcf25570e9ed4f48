import { unbroken } from './unbroken.ts';

export interface SpokenProps {
  printed: string;
  /** What a screen reader says instead; absent where it reads the printed figure correctly. */
  spoken?: string | undefined;
}

/** A figure that is not read aloud as it is printed: « 20+ », « plus de 20 ». */
export function Spoken({ printed, spoken }: SpokenProps) {
  if (!spoken) return unbroken(printed);
  return (
    <span role="img" aria-label={spoken}>
      {unbroken(printed)}
    </span>
  );
}
