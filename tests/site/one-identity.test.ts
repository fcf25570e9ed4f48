/** A person, a document or an account of the examples is the same on each page that mentions it. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentOf } from '../../tools/content.ts';

const pharmacy = contentOf('examples/pharmacy');
const shop = contentOf('examples/shop');
const school = contentOf('examples/school');
const { pupil } = school;

const files = globSync('src/content/fr/**/*.{yaml,mdx}').filter(
  (file) => !file.includes('/examples/'),
);

test.each([
  ['pharmacy.sale.number', [pharmacy.sale.number]],
  ['pharmacy.sale.voucher', [pharmacy.sale.voucher]],
  ['pharmacy.sale.insured', [pharmacy.sale.insured]],
  ['pharmacy.sale.beneficiary', [pharmacy.sale.beneficiary]],
  ['shop.taxId', [shop.taxId]],
  ['shop.ticket.number', [shop.ticket.number]],
  ['school.pupil.id', [pupil.id]],
  ['school.pupil.name', [pupil.name]],
  ['school.pupil.mother', [pupil.mother]],
  ['school.pupil.born', [pupil.born]],
] as const)('{%s} is called by its name, never typed', (_, typed) => {
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return typed.some((words) => text.includes(words));
  });
  expect(found).toEqual([]);
});
