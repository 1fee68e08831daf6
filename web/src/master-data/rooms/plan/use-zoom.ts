import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clampZoom, fittingZoom, type Scene, zooms } from './scene.ts';

type Spot = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** A point of the plan, in units from the corner of the scene, and where in the window it has to stay. */
interface Anchor extends Spot {
  readonly x: number;
  readonly y: number;
}

/** How near one is to the plan: by buttons, the wheel with Ctrl, two fingers. What is under the pointer stays there. */
export const useZoom = (
  viewport: RefObject<HTMLDivElement | null>,
  floor: RefObject<HTMLDivElement | null>,
  scene: Scene,
) => {
  const [zoom, setZoom] = useState<number>(zooms.initial);
  const anchor = useRef<Anchor>(undefined);
  const now = useRef({ zoom, scene });
  useLayoutEffect(() => {
    // The floor grows where a table was put outside: what one looks at stays.
    const element = viewport.current;
    const before = now.current;
    const hasMoved = before.scene.left !== scene.left || before.scene.top !== scene.top;
    if (element && hasMoved) {
      element.scrollLeft += (before.scene.left - scene.left) * zoom;
      element.scrollTop += (before.scene.top - scene.top) * zoom;
    }
    now.current = { zoom, scene };
  }, [viewport, zoom, scene]);
  useLayoutEffect(() => {
    const element = viewport.current;
    const kept = anchor.current;
    anchor.current = undefined;
    const corner = floor.current?.getBoundingClientRect();
    if (!element || !kept || !corner) return;
    element.scrollLeft += corner.left + kept.x * zoom - kept.clientX;
    element.scrollTop += corner.top + kept.y * zoom - kept.clientY;
  }, [viewport, floor, zoom]);

  const zoomTo = useCallback(
    (next: number, spot?: Spot) => {
      const element = viewport.current;
      const corner = floor.current?.getBoundingClientRect();
      if (element && corner) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const { clientX, clientY } = spot ?? { clientX: left + width / 2, clientY: top + height / 2 };
        const from = now.current.zoom;
        anchor.current = {
          ...{ clientX, clientY },
          x: (clientX - corner.left) / from,
          y: (clientY - corner.top) / from,
        };
      }
      setZoom(clampZoom(next));
    },
    [viewport, floor],
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

function spread(touches: TouchList): { readonly distance: number; readonly spot: Spot } | undefined {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return undefined;
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    spot: { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 },
  };
}
