export const seasonalThemes = [
  'ramadan',
  'eid',
  'christmas',
  'easter',
  'winter',
  'summer',
] as const;
export type SeasonalTheme = (typeof seasonalThemes)[number];

/** The class of the page's body; whole words, so that a page keeps the rules of each. */
export const themeClass: Readonly<Record<SeasonalTheme, string>> = {
  ramadan: 'theme-ramadan',
  eid: 'theme-eid',
  christmas: 'theme-christmas',
  easter: 'theme-easter',
  winter: 'theme-winter',
  summer: 'theme-summer',
};
export type ThemeName = SeasonalTheme | 'default';

export function isTheme(name: string): name is ThemeName {
  return name === 'default' || (seasonalThemes as readonly string[]).includes(name);
}
