import type { Overlay } from '../overlay.ts';
import css from './summer.css?inline';
import sun from './sun.svg?raw';

export const overlay: Overlay = {
  css,
  mount(layer, { piece }) {
    layer.append(piece('sun', {}, sun));
  },
};
