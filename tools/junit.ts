import { JSDOM } from 'jsdom';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * What a JUnit report counts, Vitest's or Playwright's. A skipped test has checked nothing: it has
 * failed, and is named.
 */
export function countReport(xml: string): Count & { readonly skipped: readonly string[] } {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const tests = [...document.querySelectorAll('testcase')];
  const failed = tests.filter((test) => test.querySelector('failure, error, skipped'));
  const skipped = tests.filter((test) => test.querySelector('skipped'));
  return {
    passed: tests.length - failed.length,
    failed: failed.length,
    skipped: skipped.map(
      (test) => `${test.getAttribute('classname')} ${test.getAttribute('name')}`,
    ),
  };
}
