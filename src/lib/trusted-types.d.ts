/** What TypeScript's library does not know yet; absent where a browser has no Trusted Types. */
interface Window {
  readonly trustedTypes?: {
    createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(
      name: string,
      rules: Rules,
    ): Rules;
  };
}
