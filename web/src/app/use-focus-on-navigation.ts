import { useEffect, useRef } from 'react';
import { isInNotice } from '../kit/notices/index.ts';

/**
 * After a change of page the keyboard and the screen reader continue at the new content, not in the old menu. Whoever is at
 * a message by then, as at the offer to take back what led here, stays there.
 */
export const useFocusOnNavigation = (pathname: string): void => {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (isInNotice(document.activeElement)) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
};
