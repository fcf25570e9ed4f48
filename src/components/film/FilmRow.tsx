import { unbroken } from '#components/ui/unbroken.ts';
import type { FilmRow as Row } from '#schemas/film.ts';
import { Comma } from '../Comma.tsx';
import { printValue } from '../screen/print-value.ts';

export function FilmRow({ name, note, value, beside, parts }: Row) {
  return (
    <>
      <span>
        {unbroken(`${name} `)}
        {note && <small>{unbroken(note)}</small>}
      </span>
      {value !== undefined && (
        <b>
          <Comma />
          {unbroken(printValue(value))}
        </b>
      )}{' '}
      {beside && (
        <>
          <span>{unbroken(beside.name)}</span>{' '}
          {beside.value !== undefined && <b>{unbroken(printValue(beside.value))}</b>}
        </>
      )}
      {parts && <PartsBar parts={parts} />}
    </>
  );
}

/** What the customer pays, then what somebody else does. */
function PartsBar({ parts: [own, others] }: { parts: NonNullable<Row['parts']> }) {
  return (
    <svg viewBox={`0 0 ${own + others} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 5H${own}`} />
      <path d={`M${own} 5H${own + others}`} />
    </svg>
  );
}
