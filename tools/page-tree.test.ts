import { describe, expect, test } from 'vitest';
import { firstScreenEnd } from './page-tree.ts';

describe('the first screen ends', () => {
  const filler = (length: number) => '<p>'.padEnd(length, 'x');
  const end = (main: string) => {
    const html = `<body><header></header><main>${main}</main></body>`;
    const at = firstScreenEnd(html);
    return at === undefined ? undefined : html.slice(at - 5, at + 9);
  };

  test('within the section that fills it', () => {
    expect(end(`<section>${filler(900)}A</section><section>B</section>`)).toBe('xxxxA</section');
  });

  test('after a heading, within the section after it', () => {
    const main = `<header>${filler(200)}</header><section>${filler(900)}B</section><section></section>`;
    expect(end(main)).toBe('xxxxB</section');
  });

  test('within a long section, at the end of its first part', () => {
    const main = `<section><div>${filler(900)}A</div><div>${filler(9000)}</div></section>`;
    expect(end(main)).toBe('xxxxA</div><di');
  });

  test('never within an island, which React reads', () => {
    const main = `<section><div data-island="x"><div>${filler(9000)}</div></div>AAAAA</section>`;
    expect(end(main)).toBe('AAAAA</section');
  });

  test('where the page says so', () => {
    const main = `<section>${filler(900)}</section><section><div data-screen-ends>BBBB</div></section>`;
    expect(end(main)).toBe('>BBBB</div></sec'.slice(0, 14));
  });

  test('nowhere on a short page', () => {
    expect(end('<section>A</section>')).toBeUndefined();
  });
});
