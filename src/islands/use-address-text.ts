import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { writeAddress } from './address.ts';

/**
 * What is typed or chosen, kept in the address so that a calculation can be shared and Back works.
 * What the address says wrongly, and what is typed wrongly, stay out of each other.
 *
 * @param parameter its name in the address
 * @param start what the page shows without it
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
  // Before what was done meanwhile is done again (`start.tsx`).
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
