import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { writeAddress } from '#lib/address.ts';

/**
 * A text or choice kept in the address, so that a result can be shared and Back works. An invalid
 * value in the address is ignored; an invalid value in the field is not written to the address.
 * @param parameter the query parameter
 * @param start the value without it
 * @param read what the address holds for a text; undefined if the text is invalid
 */
export function useAddressText(
  parameter: string,
  start: string,
  read: (text: string) => string | undefined,
): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(start);

  const readAddress = useEffectEvent(() => {
    const asked = new URLSearchParams(location.search).get(parameter) ?? start;
    if (read(asked) !== undefined) setText(asked);
  });
  // A layout effect, so that it runs before queued acts are replayed (`start.tsx`).
  useLayoutEffect(() => {
    const follow = () => readAddress();
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return [
    text,
    (written) => {
      setText(written);
      const value = written === start ? '' : (read(written) ?? '');
      writeAddress({ [parameter]: value }, 'replaceState');
    },
  ];
}
