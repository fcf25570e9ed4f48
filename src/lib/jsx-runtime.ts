/**
 * React's own runtime, but for texts that hold what must not break (`unbroken.ts`): these get their
 * elements here, so that no component has to think of it. The build puts this module in the place
 * of `react/jsx-runtime` (`integrations/react-at-build.ts`).
 */
import type { ElementType, Key, ReactNode } from 'react';
import { Fragment, jsx as make, jsxs as makeAll } from 'react/jsx-runtime';
import { HOLDER, isWord, partsOf, typed, UNBROKEN } from './unbroken.ts';

export { Fragment };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [UNBROKEN]: { children: string; 'data-word'?: '' | undefined };
      [HOLDER]: { children: ReactNode };
    }
  }
}

type Props = Readonly<Record<string, unknown>>;

/** They hold plain text only; in drawings nothing breaks. */
const PLAIN = /^(?:option|title|textarea|text|tspan|desc)$/;

/**
 * A text in one element of its own: a row of boxes counts it once, and React takes it out whole
 * where a translator has changed the nodes inside. `at` tells it from the same text elsewhere.
 */
function set(child: unknown, at = 0): unknown {
  if (Array.isArray(child)) return child.map(set);
  const parts = typeof child === 'string' ? partsOf(child) : [];
  if (parts.length < 2) return child;
  const children = parts.flatMap((text, place) => {
    if (place % 2 > 0)
      return make(
        UNBROKEN,
        { children: text, 'data-word': isWord(text) ? '' : undefined },
        `${at} ${place} ${text}`,
      );
    return text || [];
  });
  return children.length > 1 ? makeAll(HOLDER, { children }, `${at} ${child}`) : children[0];
}

function setProps(type: ElementType, props: Props): Props {
  if (type !== Fragment && typeof type !== 'string') return props;
  const plain = PLAIN.test(String(type));
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      if (name === 'children' && !plain) return [name, set(value)];
      return [name, typeof value === 'string' ? typed(value) : value];
    }),
  );
}

export const jsx = (type: ElementType, props: Props, key?: Key): ReactNode =>
  make(type, setProps(type, props), key);

export const jsxs = (type: ElementType, props: Props, key?: Key): ReactNode =>
  makeAll(type, setProps(type, props), key);

/** The development server's. */
export const jsxDEV = (
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
): ReactNode => (isStatic ? jsxs : jsx)(type, props, key);
