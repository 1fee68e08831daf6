// Runs in the head of a page that the build has drawn (decision 93), behind first-paint.js: before its first paint. What is drawn is what a guest
// sees who comes with nothing; whoever would see something else sees the page once the app has drawn it, as everywhere.
(() => {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  const has = (storage, key) => {
    try {
      return window[storage].getItem(key) !== null;
    } catch {
      return false;
    }
  };
  const draftKey = 'tresen.registrationDraft';
  const isAt = (path) => pathname.toLowerCase().startsWith(path);
  const differs =
    root.dataset.frame !== undefined ||
    // Texts are marked where the page runs the other way.
    root.dir !== 'ltr' ||
    /[?&](?:email|q)=/.test(search) ||
    hash.startsWith('#external') ||
    (isAt('/login') &&
      (has('sessionStorage', 'tresen.farewell') || has('localStorage', 'tresen.externalProvider'))) ||
    (isAt('/register') && has('sessionStorage', draftKey));
  if (differs) {
    root.dataset.differs = '';
    return;
  }

  /** As registration-draft.ts does later: it survives a reload, but for the password. */
  const keepDraft = (form) => {
    const typed = [...new FormData(form)].filter(([name]) => !/password/i.test(name));
    try {
      sessionStorage.setItem(draftKey, new URLSearchParams(typed));
    } catch {}
  };

  // Keeps what somebody does before the app is awake: a long page shows while its end is still coming.
  const pageOf = ({ target }) => target.closest?.('#page[data-asleep]');
  document.addEventListener('input', (event) => {
    if (!pageOf(event)) return;
    event.target.toggleAttribute('data-typed', event.target.value !== '');
    delete event.target.form?.dataset.entered;
    if (isAt('/register')) keepDraft(event.target.form);
  });
  document.addEventListener('click', (event) => {
    const page = pageOf(event);
    const button = event.target.closest('button');
    if (!page || !button) return;
    for (const earlier of page.querySelectorAll('[data-pressed]')) delete earlier.dataset.pressed;
    button.dataset.pressed = '';
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, isComposing } = event;
    if (key !== 'Enter' || isComposing || target.tagName !== 'INPUT' || !target.form || !pageOf(event))
      return;
    target.form.dataset.entered = '';
  });
  // As the app does it: whoever has forgotten their password need not type their e-mail again.
  document.addEventListener('click', (event) => {
    const link = pageOf(event) && event.target.closest('a[href^="/forgot-password"]');
    const email = link && document.querySelector('#page [name=email]')?.value;
    if (email) link.search = `?email=${encodeURIComponent(email)}`;
  });
  // The browser itself would write the password into the address.
  document.addEventListener('submit', (event) => pageOf(event) && event.preventDefault());
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const search = document.querySelector('#page[data-asleep] [type=search]');
    if (key !== '/' || !search || ctrlKey || metaKey || altKey || target === search) return;
    event.preventDefault();
    search.focus();
  });
})();
