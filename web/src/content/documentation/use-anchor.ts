import { useEffect } from 'react';
import { type Location, useLocation } from 'react-router';

/**
 * Leads to the section that the address names, by eye and by keyboard, each time that somebody follows a link to it.
 * It waits for the end of the rendering, since the app moves the focus to the content of each new page.
 */
export const useAnchor = (): void => {
  const location = useLocation();
  useEffect(() => queueMicrotask(() => leadTo(location)), [location]);
};

function leadTo({ hash }: Location): void {
  const heading =
    hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)).toLowerCase());
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
