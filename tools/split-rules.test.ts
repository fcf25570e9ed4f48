import { describe, expect, test } from 'vitest';
import { readPage } from './page-tree.ts';
import { splitRules } from './split-rules.ts';

/** `|` marks the end of the first screen. */
function split(css: string, page: string) {
  const [start = '', rest = ''] = page.split('|');
  return splitRules(css, start, readPage(`${start}${rest}`).places);
}

test('rules follow what they dress', () => {
  const css = ':root{--x:0}p{top:0}.one{left:0}.two{left:1px}';
  expect(split(css, '<p class="one">|<i class="two">')).toEqual({
    first: ':root{--x:0}p{top:0}.one{left:0}',
    later: '.two{left:1px}',
  });
});

test.each([
  ['what a pointer or a key does', '.one:hover{top:0}'],
  ['what is printed', '@media print{.one{top:0}}'],
  ['what only a script brings', '.three{top:0}'],
  ['what stands in what comes', '.two .one{top:0}'],
])('%s comes later', (_, css) => {
  expect(split(css, '<p class="one">|<i class="two">')).toEqual({ first: '', later: css });
});

test.each([
  ['key frames', '@keyframes a{to{top:0}}'],
  ['faces', '@font-face{font-family:a;src:url(a)}'],
  ['a wide window’s rules', '@media (min-width:960px){.one{top:0}}'],
  ['what the parser would read as a tag', '@media (width<9px){.two{top:0}}'],
  ['what it would read as a character', '.two{background:url(a?b&copy)}'],
])('%s stand in the head', (_, css) => {
  expect(split(css, '<p class="one">|<i class="two">')).toEqual({ first: css, later: '' });
});

describe('an order that decides something is kept', () => {
  const page = '<p class="one">|<p class="two one"><i class="three">';
  test.each([
    ['the same property', '.two{top:0}.one{top:1px}', true],
    ['a short hand for it', '.two{margin-top:0}.one{margin:1px}', true],
    ['a physical and a logical side', '.two{left:0}.one{inset:1px}', true],
    ['another property', '.two{top:0}.one{color:red}', false],
    ['one of them important', '.two{top:0!important}.one{top:1px}', false],
    ['more weight', '.two:not(.x){top:0}.one{top:1px}', false],
    ['no element of both', '.three{top:0}.one{top:1px}', false],
    ['its pseudo-element', '.two::before{top:0}.one{top:1px}', false],
    ['the order that it has', '.one{top:1px}.two{top:0}', false],
    ['of one component, brought by a script', '.ABx{top:0}.one,.ABy{top:1px}', true],
    ['of two components, brought by a script', '.ABx{top:0}.one,.CDx{top:1px}', false],
  ])('%s', (_, css, kept) => {
    expect(split(css, page).first === css).toBe(kept);
  });

  test('through a rule that had to stay for another', () => {
    const css = '.four{left:0}.two{left:1px;top:0}.one{top:1px}';
    expect(split(css, `${page}<b class="four two">`).first).toBe(css);
  });
});

describe('the first screen ends', () => {
  const filler = (length: number) => '<p>'.padEnd(length, 'x');
  const end = (main: string) => {
    const html = `<body><header></header><main>${main}</main></body>`;
    const at = readPage(html).firstScreenEnd;
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
