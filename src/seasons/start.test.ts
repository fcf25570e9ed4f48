import { describe, expect, test, vi } from 'vitest';
import { chooseTheme } from './start.ts';

const november = new Date(2026, 10, 21);
const choose = (search: string, now = november) => {
  const warn = vi.fn();
  return { ...chooseTheme(search, now, [], warn), warn };
};

describe('chooseTheme', () => {
  test('an ordinary day has no theme, and says nothing', () => {
    const { theme, warn } = choose('');
    expect(theme).toBe('default');
    expect(warn).not.toHaveBeenCalled();
  });
  test('previews a theme', () => {
    expect(choose('?theme=ramadan')).toMatchObject({ theme: 'ramadan', forced: true });
    expect(choose('?theme=default', new Date(2026, 11, 24)).theme).toBe('default');
  });
  test('previews a date', () => {
    expect(choose('?date=2026-12-24')).toMatchObject({ theme: 'christmas', forced: false });
  });
  test.each(['?theme=carnaval', '?theme=constructor', '?theme=', '?date=2026-02-30', '?date=hier'])(
    'ignores %s with one warning',
    (search) => {
      const { theme, warn } = choose(search);
      expect(theme).toBe('default');
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );
  test('a clock that cannot be read leaves the default, with one warning', () => {
    const { theme, warn } = choose('', new Date(Number.NaN));
    expect(theme).toBe('default');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
