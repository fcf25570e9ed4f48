import { JSDOM } from 'jsdom';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
}

/** Reads a JUnit report, Vitest's or Playwright's. */
export function countReport(xml: string): Counts {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const tests = [...document.querySelectorAll('testcase')];
  const failed = tests.filter((test) => test.querySelector('failure, error'));
  const skipped = tests.filter((test) => test.querySelector('skipped'));
  return {
    passed: tests.length - failed.length - skipped.length,
    failed: failed.length,
    skipped: skipped.map((test) => test.getAttribute('classname') ?? ''),
  };
}

/** Reads the last line « N passed, N failed » of our command; without it, counts one test. */
export function countOutput(output: string, success: boolean): Counts {
  const [, passed = success, failed = !success] =
    [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
  return { passed: Number(passed), failed: Number(failed), skipped: [] };
}
