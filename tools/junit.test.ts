import { expect, test } from 'vitest';
import { countReport } from './junit.ts';

/** A report as Vitest writes it: one test passes and prints markup, three do not pass. */
const xml = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="4" failures="1" errors="0" time="1.2">
  <testsuite name="prices.test.ts" tests="4" failures="1" errors="0" skipped="1" time="1.2">
    <testcase classname="prices.test.ts" name="is whole" time="0.1"><system-out>
&lt;failure/&gt;</system-out></testcase>
    <testcase classname="prices.test.ts" name="is shared" time="0.1">
      <failure message="expected 1 to be 2" type="AssertionError">AssertionError</failure>
    </testcase>
    <testcase classname="prices.test.ts" name="is printed" time="0"><skipped/></testcase>
    <testcase classname="loads.test.ts" name="loads.test.ts" time="0">
      <error message="Cannot find module"/>
    </testcase>
  </testsuite>
</testsuites>`;

test('a failure, an error and a skipped test all fail, named with their reason', () => {
  expect(countReport(xml)).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      { name: 'prices.test.ts is shared', reason: 'expected 1 to be 2\nAssertionError' },
      { name: 'prices.test.ts is printed', reason: 'skipped' },
      { name: 'loads.test.ts loads.test.ts', reason: 'Cannot find module' },
    ],
  });
});

test('a long reason is told by its first lines', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const report = `<testsuites><testcase classname="a" name="b"><failure>${long}</failure></testcase></testsuites>`;
  const [failure] = countReport(report).failures;
  expect(failure?.reason).toMatch(/^line 0\nline 1\n/);
  expect(failure?.reason).not.toContain('line 39');
});
