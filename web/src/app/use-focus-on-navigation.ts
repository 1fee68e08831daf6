import { useEffect, useRef } from 'react';

/** After a change of page the keyboard and the screen reader continue at the new content, not in the old menu. */
export const useFocusOnNavigation = (pathname: string): void => {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
};
