import { expect, test } from 'vitest';
import { testimonials } from './people.ts';

const { quote } = testimonials.shape.items.element.shape;

test.each([
  ['« Je dors. »', 'Je dors.'],
  ['«\u00a0Je dis « oui ».\u00a0»', 'Je dis « oui ».'],
  ['“Je dors.”', 'Je dors.'],
  ['« Oui », puis « non »', '« Oui », puis « non »'],
])('%s is quoted once', (typed, quoted) => {
  expect(quote.parse(typed)).toBe(quoted);
});
