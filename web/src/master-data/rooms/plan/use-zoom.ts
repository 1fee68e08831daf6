import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clampZoom, fittingZoom, type Scene, zooms } from './scene.ts';

type Spot = Pick<MouseEvent, 'clientX' | 'clientY'>;

interface Anchor {
  /** In units from the corner of the scene. */
  readonly x: number;
  readonly y: number;
  /** Pixels from the corner of the viewport. */
  readonly left: number;
  readonly top: number;
}

const spread = (touches: TouchList): { readonly distance: number; readonly spot: Spot } | undefined => {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return undefined;
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    spot: { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 },
  };
};

/** How near one is to the plan: by buttons, the wheel with Ctrl, two fingers. What is under the pointer stays there. */
export const useZoom = (viewport: RefObject<HTMLDivElement | null>, scene: Scene) => {
  const [zoom, setZoom] = useState<number>(zooms.initial);
  const anchor = useRef<Anchor>(undefined);
  const now = useRef({ zoom, scene });
  useLayoutEffect(() => {
    // The floor grows where a table was put outside: what one looks at stays.
    const element = viewport.current;
    const before = now.current;
    if (element && before.scene !== scene) {
      element.scrollLeft += (before.scene.left - scene.left) * zoom;
      element.scrollTop += (before.scene.top - scene.top) * zoom;
    }
    now.current = { zoom, scene };
  }, [viewport, zoom, scene]);
  useLayoutEffect(() => {
    const element = viewport.current;
    const kept = anchor.current;
    anchor.current = undefined;
    if (!element || !kept) return;
    element.scrollLeft = kept.x * zoom - kept.left;
    element.scrollTop = kept.y * zoom - kept.top;
  }, [viewport, zoom]);

  const zoomTo = useCallback(
    (next: number, spot?: Spot) => {
      const element = viewport.current;
      if (element) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = spot
          ? { left: spot.clientX - left, top: spot.clientY - top }
          : { left: width / 2, top: height / 2 };
        anchor.current = {
          ...at,
          x: (element.scrollLeft + at.left) / now.current.zoom,
          y: (element.scrollTop + at.top) / now.current.zoom,
        };
      }
      setZoom(clampZoom(next));
    },
    [viewport],
  );
  const fit = useCallback(() => {
    const element = viewport.current;
    if (element && element.clientWidth > 0)
      setZoom(fittingZoom(now.current.scene, element.clientWidth, element.clientHeight));
  }, [viewport]);
  useLayoutEffect(fit, [fit]);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    let pinch: { readonly distance: number; readonly zoom: number } | undefined;
    const turnWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomTo(now.current.zoom * 1.0015 ** -event.deltaY, event);
    };
    const touch = (event: TouchEvent) => {
      const fingers = spread(event.touches);
      if (!fingers) {
        pinch = undefined;
        return;
      }
      if (event.cancelable) event.preventDefault();
      pinch ??= { distance: fingers.distance || 1, zoom: now.current.zoom };
      zoomTo((pinch.zoom * fingers.distance) / pinch.distance, fingers.spot);
    };
    const kinds = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    element.addEventListener('wheel', turnWheel, { passive: false });
    for (const kind of kinds) element.addEventListener(kind, touch, { passive: false });
    return () => {
      element.removeEventListener('wheel', turnWheel);
      for (const kind of kinds) element.removeEventListener(kind, touch);
    };
  }, [viewport, zoomTo]);

  return { zoom, zoomTo, fit };
};
