/**
 * What the smoke tests ask of a browser: the little that WebDriver and WebDriver BiDi share.
 *
 * Libraries were tried. puppeteer-core 25.16 (25 packages, 33 MB) drives Firefox and would save some
 * 65 lines; selenium-webdriver 4.49 (16 more, 25 MB) some 25 of WebKit's, since the driver and its screen are
 * still ours to start. Each has its own names for keys and its own pointer, where these protocols share
 * one form: what they save would go into two translations. Playwright's own way to a stock Firefox asks
 * for a command that the ESR lacks (emulation.setMediaFeaturesOverride).
 */

export type Scheme = 'light' | 'dark';

export interface Engine {
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  /**
   * Evaluates an expression in the page and waits for its promise.
   * @returns what the expression gives, through JSON
   * @throws Error with the page's own message
   */
  evaluate(expression: string): Promise<unknown>;
  /** Real input, in the form that both protocols share: W3C WebDriver, 15.4 « Actions ». */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** The size of the page's view, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Ends the browser and removes what it wrote. */
  close(): Promise<void>;
}

interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** Promises and JSON are the page's business: the two protocols write values differently. */
export function asJson(expression: string): string {
  return `(async () => JSON.stringify((await (${expression})) ?? null))()`;
}
