import { JSDOM } from 'jsdom';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A test that did not pass, as its report describes it. */
export interface Failure {
  readonly name: string;
  /** The first lines of the failure, or « skipped ». */
  readonly reason: string;
}

const REASON_LINES = 12;

/**
 * Counts the tests of a JUnit report, Vitest's or Playwright's. A skipped test has checked nothing,
 * so it counts as failed. Failures are returned by name, to be printed again after all suites.
 */
export function countReport(xml: string): Count & { readonly failures: readonly Failure[] } {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const tests = [...document.querySelectorAll('testcase')];
  const failures = tests.flatMap((test) => {
    const wrong = test.querySelector('failure, error, skipped');
    if (!wrong) return [];
    const said = [wrong.getAttribute('message'), wrong.textContent].filter(Boolean).join('\n');
    return {
      name: `${test.getAttribute('classname')} ${test.getAttribute('name')}`,
      reason:
        wrong.localName === 'skipped'
          ? 'skipped'
          : said.trim().split('\n').slice(0, REASON_LINES).join('\n'),
    };
  });
  return { passed: tests.length - failures.length, failed: failures.length, failures };
}
