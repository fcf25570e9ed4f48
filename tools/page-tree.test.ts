import { expect, test } from 'vitest';
import { firstScreenEnd } from './page-tree.ts';

const filler = (length: number) => '<p>'.padEnd(length, 'x');
const filled = `<section>${filler(900)}A</section>`;

test.each([
  ['within the section that fills it', `${filled}<section>B</section>`, 'xxxxA</section'],
  [
    'after a heading, within the section after it',
    `<header>${filler(200)}</header>${filled}<section></section>`,
    'xxxxA</section',
  ],
  [
    'within a long section, at the end of its first part',
    `<section><div>${filler(900)}A</div><div>${filler(9000)}</div></section>`,
    'xxxxA</div><di',
  ],
  [
    'never within an island, which React reads',
    `<section><div data-island="x"><div>${filler(9000)}</div></div>AAAAA</section>`,
    'AAAAA</section',
  ],
  [
    'where the page says so',
    `${filled}<section><div data-screen-ends>BBBB</div></section>`,
    '>BBBB</div></s',
  ],
  ['nowhere on a short page', '<section>A</section>', undefined],
])('the first screen ends %s', (_, main, around) => {
  const html = `<body><header></header><main>${main}</main></body>`;
  const at = firstScreenEnd(html);
  expect(at && html.slice(at - 5, at + 9)).toBe(around);
});
