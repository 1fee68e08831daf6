import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAddress } from '../address/index.ts';

/** The parameter of the address that says which panel is open. */
export const panelParam = 'panel';

/** Marks the step that opened a panel: what closes it takes that step back, and leaves none behind. */
const isOpening = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opensPanel' in state;

/**
 * A panel that the address opens (`?panel=quick`), for the button that opens and closes it (SHL-60). Opening is a step
 * that "back" undoes, and so does closing; of a panel that a link opened the address alone is mended.
 */
export const usePanel = (value: string, param: string = panelParam) => {
  const { params, change } = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpen = params.get(param) === value;
  const isStep = isOpening(state);
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = !isOpen;
  }, [isOpen]);
  const close = useCallback(() => {
    // A step back takes a moment: a second Escape meanwhile must not take another one.
    if (isClosing.current) return;
    isClosing.current = true;
    if (isStep) void navigate(-1);
    else change({ [param]: null }, { replace: true });
  }, [change, isStep, navigate, param]);
  const toggle = () => (isOpen ? close() : change({ [param]: value }, { state: { opensPanel: true } }));
  return { isOpen, close, toggle } as const;
};
