import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useAddress } from '../address/index.ts';

/** The parameter of the address that says which panel is open. */
export const panelParam = 'panel';

/**
 * The place whose panel is being closed. A step back takes a moment, in which the panel still shows: whoever closes it
 * meanwhile, by any key or button, must not take another step.
 */
let left: Location | undefined;

/**
 * A panel that the address opens (`?panel=quick`), for the button that opens and closes it (SHL-60). Opening is a step
 * that "back" undoes, and so does closing; of a panel that a link opened the address alone is mended.
 */
export const usePanel = (value: string, param: string = panelParam) => {
  const { params, change } = useAddress();
  const place = useLocation();
  const navigate = useNavigate();
  const isOpen = params.get(param) === value;
  const opensAgain = useRef(false);
  const open = () => change({ [param]: value }, { state: { opensPanel: true } });
  const close = useCallback(() => {
    if (left === place) return;
    left = place;
    if (isOpening(place.state)) void navigate(-1);
    else change({ [param]: null }, { replace: true });
  }, [change, navigate, param, place]);
  useEffect(() => {
    if (isOpen || !opensAgain.current) return;
    opensAgain.current = false;
    open();
  });
  /** True when it opens, which it does once it has closed where that is under way. */
  const toggle = (): boolean => {
    const isClosing = left === place;
    if (!isOpen) open();
    else if (isClosing) opensAgain.current = true;
    else close();
    return !isOpen || isClosing;
  };
  return { isOpen, close, toggle } as const;
};

/** Marks the step that opened a panel: what closes it takes that step back, and leaves none behind. */
function isOpening(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opensPanel' in state;
}
