// Runs before the first paint, so that nothing flashes and nothing waits: the chosen settings and language, whether
// the frame of the signed-in shell shows, and the code that will be needed. The build writes it into the page
// (inline-first-paint.ts), and the server's Content-Security-Policy names its hash.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const storedSettings = () => {
    try {
      // Whoever acts for somebody has the default ones.
      return (read('tresen.override') === null && JSON.parse(read('tresen.settings'))) || {};
    } catch {
      return {};
    }
  };

  // The attributes that src/kit/settings/html-attributes.ts writes once the app has loaded.
  const wear = ({ layout, theme, direction = 'ltr', fontScale = 1, customScrollbars = true }) => {
    const scheme = theme?.main ?? (darkQuery.matches ? 'dark4' : 'light4');
    const { style = 'style-1', config = {} } = layout ?? {};
    const width = config.containerWidth ?? (style === 'style-1' ? 1570 : 1120);
    root.dir = direction;
    root.style.setProperty('--font-scale', fontScale);
    root.style.setProperty('--container-width', `${width}px`);
    const data = root.dataset;
    Object.assign(data, { scheme, theme: scheme.startsWith('dark') ? 'dark' : 'light', layout: style });
    if (customScrollbars) data.scrollbars = 'custom';
    arrange(config);
  };
  const arrange = ({ mode = 'fullwidth', navbar = {}, toolbar = {}, leftSidePanel, rightSidePanel }) => {
    const data = root.dataset;
    data.mode = mode;
    data.navbar = navbar.display === false ? 'off' : navbar.folded ? 'folded' : 'open';
    data.toolbar = toolbar.display === false ? 'off' : (toolbar.position ?? 'below');
    if (navbar.isFixed === false) data.navbarStatic = '';
    if (toolbar.isFixed === false) data.toolbarStatic = '';
    if (leftSidePanel?.display) data.leftPanel = '';
    if (rightSidePanel?.display) data.rightPanel = '';
  };
  /** Parts of the frame may wear schemes of their own; they come after this script, and before the first paint. */
  const dressFrame = ({ navbar, toolbar }) =>
    new MutationObserver((_, observer) => {
      const parts = { '.frame-menu': navbar, '.frame-toolbar': toolbar };
      if (!document.querySelector('.frame-right')) return;
      observer.disconnect();
      for (const [part, scheme] of Object.entries(parts)) {
        const { dataset } = document.querySelector(part);
        Object.assign(dataset, { scheme, theme: scheme.startsWith('dark') ? 'dark' : 'light' });
      }
    }).observe(root, { childList: true, subtree: true });
  const darkQuery = matchMedia('(prefers-color-scheme: dark)');
  wear(storedSettings());
  if (storedSettings().theme) dressFrame(storedSettings().theme);
  // The public pages have nothing else that follows.
  darkQuery.addEventListener('change', () => wear(storedSettings()));

  root.lang = (read('tresen.language') ?? read('tresen.accountLanguage')) === 'en' ? 'en' : 'de';
  // Links from mails: these pages have no frame, whoever follows them (src/app/public-pages.ts).
  const openToAll =
    /^\/(?:mail-confirm|confirmed|not-me|forgot-password|reset-confirm|reset-password|passwordChanged)\/?$/i;
  const isSignedIn = read('tresen.refreshToken') !== null && !openToAll.test(location.pathname);
  if (isSignedIn) root.dataset.frame = 'shell';
  // The build writes these lists into the tag of this script. Preloaded code is compiled, not yet run; styles lie ready.
  const { signedIn = '', guest = '' } = document.currentScript?.dataset ?? {};
  for (const href of (isSignedIn ? signedIn : guest).split(' ').filter(Boolean)) {
    const isStyle = href.endsWith('.css');
    const way = isStyle ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), way, { href }));
  }

  // Chromium never asks again for a module that failed once: only a new load brings it, when the server is there.
  const triesKey = 'tresen.loadsInARow';
  const rest = (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
      addEventListener('online', resolve, { once: true });
    });
  const isServerThere = () =>
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
  let wait;
  const loadAgain = async () => {
    if (wait) return;
    const own = {};
    wait = own;
    const [count, at] = (read(triesKey) ?? '0 0').split(' ').map(Number);
    const tries = Date.now() - at < 300_000 ? count : 0;
    // The server may be there and the code not.
    await rest(Math.min(1_000 * 4 ** tries, 60_000));
    while (wait === own && !(await isServerThere())) await rest(3_000);
    if (wait !== own) return;
    try {
      localStorage.setItem(triesKey, `${tries + 1} ${Date.now()}`);
    } catch {}
    location.reload();
  };
  const sayLost = () => {
    root.dataset.lost = '';
    void loadAgain();
  };
  addEventListener('tresen:lost', sayLost);
  addEventListener('tresen:away', loadAgain);
  addEventListener('tresen:left', () => {
    wait = undefined;
    delete root.dataset.lost;
  });
  // Once the app shows, what is missing is its business.
  const isOfStart = ({ type, rel }) =>
    (type === 'module' || rel === 'stylesheet') &&
    (!document.body || document.querySelector('#root > .frame'));
  addEventListener('error', ({ target }) => isOfStart(target) && sayLost(), true);
  addEventListener('submit', (event) => {
    if (!event.target.closest('.late')) return;
    event.preventDefault();
    location.reload();
  });
})();
