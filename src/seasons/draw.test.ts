// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededRandom } from '#lib/seeded-random.ts';
import type { Overlay } from './overlays/overlay.ts';
import { seasonalThemes, themeClass } from './themes.ts';
import { draw, toolsOf } from './tools.ts';

/** The SVG as the browser's parser reads it, and as `draw` does. */
function bothWays(svg: string): [parsed: string, drawn: string] {
  const [parsed, drawn] = [document.createElement('span'), document.createElement('span')];
  parsed.innerHTML = svg;
  draw(drawn, svg);
  expect(drawn.firstElementChild?.namespaceURI).toBe(parsed.firstElementChild?.namespaceURI);
  return [parsed.innerHTML.replace(/>\s+(?=<|$)/g, '>'), drawn.innerHTML];
}

test.each(seasonalThemes)('%s is drawn as a parser would read it', async (theme) => {
  const { overlay }: { overlay: Overlay } = await import(`./overlays/${theme}/index.ts`);
  const tools = toolsOf(seededRandom(1));
  const drawings: string[] = [];
  const piece: typeof tools.piece = (...args) => {
    if (args[2]) drawings.push(args[2]);
    return tools.piece(...args);
  };
  overlay.mount?.(document.createElement('div'), { ...tools, piece });
  for (const svg of drawings) {
    const [parsed, drawn] = bothWays(svg);
    expect(drawn).toBe(parsed);
  }
});

test.each(seasonalThemes)('%s has its colours and its cloth', (theme) => {
  for (const file of ['colours', 'cloths']) {
    const css = readFileSync(`src/seasons/${file}.css`, 'utf8');
    expect(css, `src/seasons/${file}.css`).toMatch(new RegExp(`\\.${themeClass[theme]}\\b`));
  }
});

test('elements inside elements, beside them, and alone', () => {
  const [parsed, drawn] = bothWays(
    '<svg viewBox="0 0 2 2"><g class="a b"><path d="M0 0h1"/></g><clipPath id="c"><circle r="1"></circle></clipPath><path d=""/></svg>',
  );
  expect(drawn).toBe(parsed);
});
