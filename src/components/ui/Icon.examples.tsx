import type { Examples } from './examples.ts';
import { Icon, type IconName } from './Icon.tsx';

const names: readonly IconName[] = [
  'arrow',
  'external',
  'check',
  'dash',
  'chevron',
  'search',
  'close',
  'menu',
  'copy',
  'mail',
  'chat',
  'phone',
];

export const examples: Examples = Object.fromEntries(
  names.map((name) => [name, <Icon key={name} name={name} size={28} />]),
);
