import { goTo } from '../account/public-pages/index.ts';
import { isLogin, publicPageAt } from './public-pages.ts';

/**
 * Links between public pages lead on without a load of the page; with a modifier key the browser does as always.
 * @param onIntent called with the path as soon as pointer or keyboard have reached a link
 * @returns gives the links back
 */
export const takeOverLinks = (onIntent: (path: string) => unknown): (() => void) => {
  const taken = new AbortController();
  const announce = (event: Event) => {
    const link = linkOf(event);
    if (link) onIntent(link.pathname);
  };
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    goTo(link.pathname + link.search);
  };
  const options = { signal: taken.signal };
  document.addEventListener('pointerover', announce, options);
  document.addEventListener('focusin', announce, options);
  document.addEventListener('click', follow, options);
  return () => taken.abort();
};

/** The link to a public page that an event is about. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOurs = link?.origin === window.location.origin && link.target === '';
  return isOurs && (isLogin(link.pathname) || publicPageAt(link.pathname)) ? link : null;
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
