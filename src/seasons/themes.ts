/** The six themes, and none. */
export const seasonalThemes = [
  'ramadan',
  'eid',
  'christmas',
  'easter',
  'winter',
  'summer',
] as const;
export type SeasonalTheme = (typeof seasonalThemes)[number];
export type ThemeName = SeasonalTheme | 'default';

export function isTheme(name: string): name is ThemeName {
  return name === 'default' || (seasonalThemes as readonly string[]).includes(name);
}
