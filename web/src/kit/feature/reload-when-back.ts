/**
 * Has the page loaded anew as soon as the server can be reached (public/first-paint.js does it, since a start needs it
 * where nothing else arrives), for code that did not arrive. Returns what ends the wait, when somebody has gone on to
 * another page and may be typing there.
 */
export const reloadWhenBack = (): (() => void) => {
  window.dispatchEvent(new Event('tresen:away'));
  return () => void window.dispatchEvent(new Event('tresen:left'));
};
