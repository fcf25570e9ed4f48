import { createElement, type ReactNode } from 'react';
import { splitAtFigures } from '#lib/unbroken.ts';

/**
 * A text in which no line break cuts a figure; anything else as it is. They keep the plain space
 * that people type: with a no-break space a voice says « 20 000 » digit by digit. All in one
 * element, so that a row of boxes counts it once and React takes it out whole where a translator
 * has changed the texts inside. `bdi`: the styles of a component for its spans are not meant for
 * them.
 */
export function unbroken(text: ReactNode): ReactNode {
  const [first, ...rest] = typeof text === 'string' ? splitAtFigures(text) : [];
  if (rest.length === 0) return text;
  const nodes = rest.map((part, at) => (at % 2 === 0 ? createElement('bdi', {}, part) : part));
  return createElement('bdi', { key: `${text}` }, first, ...nodes);
}
