import { expect, test } from 'vitest';
import { keptPage } from './packs.ts';

test('a kept page has all its rules in its head, each face once, and nothing for others', () => {
  const face = '@font-face{font-family:a;src:url(a)}';
  const shared =
    '<link rel="canonical" href="x"><meta property="og:type" content="x"><meta name="twitter:card" content="x">';
  const later = '<div hidden><svg><style>.a{top:0}.b{top:1px}</style></svg></div>';
  const data = '<script type="application/ld+json">{}</script>';
  const [head, body] = ['<meta name="robots" content="x">', '<p>a</p>'];
  expect(
    keptPage(
      `${head}${shared}<style>${face}.a{top:0}</style></head>${body}${later}<p>b</p>${data}`,
    ),
  ).toBe(`${head}<style>${face}.a{top:0}.b{top:1px}</style></head>${body}<p>b</p>`);
});
