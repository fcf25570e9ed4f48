/**
 * What these tests need of a browser: the common part of WebDriver and WebDriver BiDi. Their
 * libraries would save fewer lines than a translation between them takes, and Playwright's driver
 * for an unpatched Firefox needs a command that the ESR lacks (emulation.setMediaFeaturesOverride).
 */

export interface Engine {
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  /**
   * Evaluates an expression in the page and waits for its promise.
   * @returns its value, as JSON
   * @throws Error with the page's own message
   */
  evaluate(expression: string): Promise<unknown>;
  /** Input events in the form that both protocols share: W3C WebDriver, 15.4 « Actions ». */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Ends the browser and deletes its files. */
  close(): Promise<void>;
}

interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Promises and JSON are handled in the page, because the protocols serialise values differently.
 */
export function asJson(expression: string): string {
  return `(async () => JSON.stringify((await (${expression})) ?? null))()`;
}
