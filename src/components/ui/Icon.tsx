/** Paths on a 24-unit grid, stroked 2 units wide with round ends, to match the text. */
const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  external: 'M7 17 17 7M9 7h8v8',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  dash: 'M6 12h12',
  chevron: 'm6 9 6 6 6-6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  copy: 'M9 9V5h10v10h-4M5 9h10v10H5z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  chat: 'm5 20 1-4a8 8 0 1 1 3 3z',
  phone:
    'M6 4h4l1.5 4.5L9 10.5a10 10 0 0 0 4.5 4.5l2-2.5L20 14v4a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
} as const;

type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
  /** In CSS pixels; 20 beside text. */
  size?: number;
}

/** Decorative: the text beside it carries the meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
