// Runs before the first paint, so that nothing flashes: the chosen colour scheme and language, and whether the
// frame of the signed-in shell shows. A file of its own, since the Content-Security-Policy refuses inline scripts.
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
  if (read('tresen.refreshToken') !== null) root.dataset.frame = 'shell';
})();
