import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { writeAddress } from '#lib/address.ts';

/**
 * A text or choice kept in the address, so that a result can be shared and Back works. An invalid
 * value in the address is ignored; an invalid value in the field is not written to the address.
 * @param parameter the query parameter
 * @param start the value without it
 */
export function useAddressText(
  parameter: string,
  start: string,
  accepts: (text: string) => boolean,
): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(start);

  const read = useEffectEvent(() => {
    const asked = new URLSearchParams(location.search).get(parameter);
    if (asked !== null && accepts(asked)) setText(asked);
  });
  // A layout effect, so that it runs before queued acts are replayed (`start.tsx`).
  useLayoutEffect(() => read(), []);

  return [
    text,
    (written) => {
      setText(written);
      const value = accepts(written) && written !== start ? written.replace(/\s/g, '') : '';
      writeAddress({ [parameter]: value }, 'replaceState');
    },
  ];
}
