import { expect, test } from 'vitest';
import { countOutput, countReport } from './test-counts.ts';

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

test('a failure and an error fail; a skipped test is named by its file', () => {
  expect(countReport(xml)).toEqual({ passed: 1, failed: 2, skipped: ['prices.test.ts'] });
});

test('a command counts by its last line, or is one test', () => {
  const output = '1 passed, 1 failed\nagain\n12 passed, 3 failed\n';
  expect(countOutput(output, false)).toEqual({ passed: 12, failed: 3, skipped: [] });
  expect(countOutput('done', true)).toEqual({ passed: 1, failed: 0, skipped: [] });
  expect(countOutput('done', false)).toEqual({ passed: 0, failed: 1, skipped: [] });
});
