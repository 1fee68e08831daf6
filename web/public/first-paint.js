// Runs before the first paint, so that nothing flashes and nothing waits: the chosen colour scheme and language,
// whether the frame of the signed-in shell shows, and the code that will be needed. A file of its own, since the
// Content-Security-Policy refuses inline scripts.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const mode = read('tresen.mode') ?? 'system';
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = mode === 'dark' || (mode === 'system' && prefersDark) ? 'dark' : 'light';
  root.lang = read('tresen.language') === 'en' ? 'en' : 'de';
  // Links from mails: these pages have no frame, whoever follows them (src/app/public-pages.ts).
  const openToAll =
    /^\/(?:mail-confirm|confirmed|forgot-password|reset-confirm|reset-password|passwordChanged)\/?$/i;
  const isSignedIn = read('tresen.refreshToken') !== null && !openToAll.test(location.pathname);
  if (isSignedIn) root.dataset.frame = 'shell';
  // The build writes both lists into the tag of this script. Preloaded code is compiled, not yet run.
  const { signedIn = '', guest = '' } = document.currentScript?.dataset ?? {};
  for (const href of (isSignedIn ? signedIn : guest).split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
})();
