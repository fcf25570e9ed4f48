import { expect, test, vi } from 'vitest';
import { createSeasonProvider } from './provider.ts';
import { seasonalThemes } from './themes.ts';

function provider() {
  const snow = { on: vi.fn(), off: vi.fn() };
  return { snow, ...createSeasonProvider(snow) };
}

test('winter alone turns the snow on; every other theme turns it off', () => {
  const { setTheme, get, snow } = provider();
  expect(get()).toEqual({ theme: 'default', event: 'default' });
  for (const theme of [...seasonalThemes, 'default'] as const) {
    for (const turn of Object.values(snow)) turn.mockClear();
    setTheme(theme);
    expect(get().theme).toBe(theme);
    expect(snow.on).toHaveBeenCalledTimes(theme === 'winter' ? 1 : 0);
    expect(snow.off).toHaveBeenCalledTimes(theme === 'winter' ? 0 : 1);
  }
});

test('a forced event is kept, and handed to the handler once there is one', () => {
  const { forceEvent, onForcedEvent, get } = provider();
  forceEvent('rentree');
  expect(get().event).toBe('rentree');
  const handler = vi.fn();
  onForcedEvent(handler);
  forceEvent('soldes');
  expect(handler).toHaveBeenCalledExactlyOnceWith('soldes');
  expect(get()).toEqual({ theme: 'default', event: 'soldes' });
});
