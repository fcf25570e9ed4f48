import { typed } from '#lib/unbroken.ts';

export interface SpokenTextsProps {
  /** Whole sentences; the same one is said once. */
  texts: readonly string[];
}

/**
 * A live region for several texts: a screen reader announces the new ones only. A status is
 * otherwise read whole at each change, an error of long ago included. A changed text is a new
 * element, so that it is read from its beginning.
 */
export function SpokenTexts({ texts }: SpokenTextsProps) {
  return (
    <p className="visually-hidden" role="status" aria-atomic="false">
      {[...new Set(texts)].map((text) => (
        <span key={text}>{`${typed(text)} `}</span>
      ))}
    </p>
  );
}
