import { JSDOM } from 'jsdom';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A test that did not pass, in the words of its report. */
export interface Failure {
  readonly name: string;
  /** The first lines of what the test said, or « skipped ». */
  readonly reason: string;
}

const REASON_LINES = 12;

/**
 * What a JUnit report counts, Vitest's or Playwright's. A skipped test has checked nothing: it has
 * failed. Each failure is named, so that it can be told again after the output of all suites.
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
