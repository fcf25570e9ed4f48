/**
 * A live region for several whole sentences: a screen reader announces the new ones only. A status is
 * otherwise read whole at each change, an error of long ago included. A changed text is a new
 * element, so that it is read from its beginning.
 */
export function SpokenTexts({ texts }: { texts: readonly string[] }) {
  return (
    <p className="visually-hidden" role="status" aria-atomic="false">
      {[...new Set(texts)].map((text) => (
        <span key={text}>{`${text} `}</span>
      ))}
    </p>
  );
}
