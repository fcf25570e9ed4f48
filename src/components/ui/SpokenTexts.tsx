/** Voices read « 20 000 » digit by digit where a space does not break; nobody sees this line. */
const NO_BREAK = /[\u00a0\u202f]/g;

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
        <span key={text}>{`${text.replace(NO_BREAK, ' ')} `}</span>
      ))}
    </p>
  );
}
