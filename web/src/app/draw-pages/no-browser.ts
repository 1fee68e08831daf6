import type { Language } from '../../kit/i18n/index.ts';

// What the app asks of a browser while it draws: that of a guest with a phone, who has chosen a language and nothing else.

const nothingStored = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const location = { origin: 'https://tresen.invalid', pathname: '/', search: '', hash: '', href: '' };

/** Leads to a path, as an address does. */
export const goToPath = (pathname: string): void => {
  Object.assign(location, { pathname, href: location.origin + pathname });
};

/** Texts of the help hold comments, and no other HTML that needed a browser to be read. */
class ParserOfComments {
  parseFromString(block: string) {
    if (block.replaceAll(/<!--.*?-->/gs, '').trim() !== '')
      throw new Error(`nobody reads this HTML: ${block}`);
    return { body: { querySelectorAll: () => [], textContent: '' } };
  }
}

const page = {
  location,
  sessionStorage: nothingStored,
  history: { state: null, replaceState: () => undefined },
  matchMedia: () => ({ matches: true, addEventListener: () => undefined }),
  navigator: { clipboard: {} },
  document: { documentElement: { lang: 'de', dir: 'ltr', dataset: {} } },
  addEventListener: () => undefined,
  DOMParser: ParserOfComments,
};

/** Puts all of that in place. */
export const beGuestsBrowser = (language: Language): void => {
  const localStorage = {
    ...nothingStored,
    getItem: (key: string) => (key === 'tresen.language' ? language : null),
  };
  Object.assign(page.document, { defaultView: page });
  for (const [name, value] of Object.entries({ ...page, localStorage, window: { ...page, localStorage } }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
};
