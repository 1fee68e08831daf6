import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels below the screen from which on it counts as near: it has loaded when somebody has scrolled there. */
const ahead = 400;

/** False until an element comes near what is seen, then true for good: for what is dear to load and may stand far below. */
export const useNearSight = <Watched extends Element>(): readonly [RefObject<Watched | null>, boolean] => {
  const ref = useRef<Watched>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    if (!('IntersectionObserver' in window)) return setNear(true);
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${ahead}px` },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [isNear]);
  return [ref, isNear];
};
