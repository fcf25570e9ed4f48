import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSeasonProvider } from './provider.ts';
import { useSeason } from './use-season.ts';

const provider = createSeasonProvider({ on: () => {}, off: () => {} });

function Probe() {
  const { theme, event } = useSeason(provider);
  return <p>{`${theme} ${event}`}</p>;
}

test('an island reads the theme and the event of its provider', () => {
  expect(renderToStaticMarkup(<Probe />)).toBe('<p>default default</p>');
  provider.setTheme('summer');
  provider.forceEvent('rentree');
  expect(renderToStaticMarkup(<Probe />)).toBe('<p>summer rentree</p>');
});
