/**
 * True for what a browser throws when code does not arrive, in the words of Chromium, Firefox and Safari, and of the
 * build: a new version has replaced it, or there is no connection. The page itself is fine.
 */
export const isCodeGone = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);
