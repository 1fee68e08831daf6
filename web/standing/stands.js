// Runs behind a page that the build has drawn: leaves the language of the visitor, and wakes the app, which then takes over
// what they have done (src/app/hand-over.tsx). Its tag says what the app is made of.
(() => {
  const root = document.documentElement;
  const page = document.getElementById('page');
  const other = document.getElementById('page-in-english');
  const { wakes, ...lists } = document.currentScript.dataset;
  // The entry comes first of its files.
  const [ofEntry, files] = [lists.entry, lists.parts].map((list) => list.split(' '));

  const preload = () => {
    for (const href of [...ofEntry, ...files])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  };
  const start = (way) => {
    if (root.dataset.waking !== undefined) return;
    root.dataset.waking = '';
    way().catch(() => dispatchEvent(new Event('tresen:lost')));
  };
  const wakeAtOnce = () => import(ofEntry[0]);
  /** Each part by itself, so that in between the page can be scrolled and typed at. */
  const wakeInTurn = async () => {
    for (const file of files) {
      await import(file);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await wakeAtOnce();
  };

  other.remove();
  if (root.dataset.differs !== undefined) {
    page.remove();
    // Else the script of the first paint has sent for what is needed.
    if (root.dataset.frame === undefined) preload();
    return start(wakeAtOnce);
  }
  if (root.lang === 'en') {
    page.replaceChildren(other.content);
    page.dataset.language = 'en';
    document.title = other.dataset.title;
    document.querySelector('meta[name=description]').content = other.dataset.description;
  }
  // As the app would have it (mayFocusField, Contents).
  const isFree = document.activeElement === document.body;
  if (isFree && !matchMedia('(pointer: coarse)').matches) page.querySelector('form input')?.focus();
  if (!matchMedia('(max-width: 1099px)').matches) page.querySelector('details')?.setAttribute('open', '');

  const wake = () => start(wakeInTurn);
  // The page comes first: what is sent for earlier would share its line, and what runs earlier would hold it up.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    preload();
    if (wakes === 'by-itself') (window.requestIdleCallback ?? setTimeout)(wake);
  }).observe({ type: 'paint', buffered: true });
  // Somebody has signed in, in another tab.
  addEventListener('storage', wake);
  for (const name of ['focusin', 'keydown', 'input']) page.addEventListener(name, wake);

  const buttonOf = ({ target }) => target.closest('button');
  for (const name of ['pointerover', 'click'])
    page.addEventListener(name, (event) => buttonOf(event) && wake());
  if (page.querySelector('[data-pressed], [data-typed]')) wake();
})();
