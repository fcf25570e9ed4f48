/**
 * The Content-Security-Policy of every page (docs/decisions/003): scripts from files of this site
 * and the script of `seasons/theme-days.ts`, by its hash; styles in the page too. A string may
 * become markup or a script's address only through the two policies named last: the worker's
 * address (offline/register.ts), a drawn screen (enhance/bring-screens.ts). The worker is allowed
 * by `script-src`.
 */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self' 'sha256-8wgaOdzFRZLdAKJOZ1DMrlzHPzflOyoIzMW0yZiQx1w='",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default screens',
].join('; ');

/** The editor's (docs/decisions/003): it writes to the forge of the repository in `.env`. */
export const editorPolicy = /* @__PURE__ */ [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' data: blob: https://api.github.com https://gitlab.com",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
