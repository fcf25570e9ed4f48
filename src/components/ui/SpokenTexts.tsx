/**
 * A live region for several whole sentences: a screen reader announces only the new sentences. A
 * status is otherwise read whole at each change, old errors included. A changed text is a new
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
