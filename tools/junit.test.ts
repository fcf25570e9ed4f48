import { expect, test } from 'vitest';
import { countReport } from './junit.ts';

/** A file of tests, as Vitest writes it: one passes and prints markup, three do not. */
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

test('a failure, an error and a skipped test all fail, and the skipped one is named', () => {
  expect(countReport(xml)).toEqual({
    passed: 1,
    failed: 3,
    skipped: ['prices.test.ts is printed'],
  });
});
