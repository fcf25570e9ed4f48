import type { ReactNode } from 'react';
import type { Face } from './faces.ts';
import { productIds } from './registry.ts';

const gestures = import.meta.glob<Face<ReactNode>>('./*/faces/gesture.tsx', {
  eager: true,
  import: 'gesture',
});

/**
 * The interactive object of the home page's hero: that of the first product that has one.
 * @throws Error if none has
 */
export async function drawGesture(): Promise<ReactNode> {
  const product = productIds.find((id) => gestures[`./${id}/faces/gesture.tsx`]);
  const face = product && gestures[`./${product}/faces/gesture.tsx`];
  if (!face) throw new Error('aucun logiciel n’a de faces/gesture.tsx');
  return face();
}
