import { expect, test, vi } from 'vitest';
import { createSeasonProvider } from './provider.ts';
import { seasonalThemes } from './themes.ts';

function provider() {
  const snow = { on: vi.fn(), off: vi.fn() };
  return { snow, ...createSeasonProvider(snow) };
}

test('theme and event are both « default » at first, and no snow falls', () => {
  const { get, snow } = provider();
  expect(get()).toEqual({ theme: 'default', event: 'default' });
  expect(snow.on).not.toHaveBeenCalled();
});

test('winter turns the snow on; every other theme turns it off', () => {
  const { setTheme, get, snow } = provider();
  setTheme('winter');
  expect(snow.on).toHaveBeenCalledTimes(1);
  expect(get().theme).toBe('winter');
  for (const theme of [...seasonalThemes.filter((name) => name !== 'winter'), 'default'] as const) {
    snow.off.mockClear();
    setTheme(theme);
    expect(snow.off).toHaveBeenCalledTimes(1);
  }
  expect(snow.on).toHaveBeenCalledTimes(1);
});

test('a forced event is kept, and handed to the handler once there is one', () => {
  const { forceEvent, onForcedEvent, get } = provider();
  forceEvent('rentree');
  expect(get().event).toBe('rentree');
  const handler = vi.fn();
  onForcedEvent(handler);
  expect(handler).not.toHaveBeenCalled();
  forceEvent('soldes');
  expect(handler).toHaveBeenCalledExactlyOnceWith('soldes');
  expect(get()).toEqual({ theme: 'default', event: 'soldes' });
});
