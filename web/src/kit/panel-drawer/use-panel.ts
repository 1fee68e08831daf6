import { useCallback } from 'react';
import { useAddress } from '../address/index.ts';

/** The parameter of the address that says which panel is open. */
export const panelParam = 'panel';

/**
 * A panel that the address opens (`?panel=quick`), for the button that opens and closes it (SHL-60). Opening is a step
 * that "back" undoes; closing takes that step's place, so that "back" does not open it again.
 */
export const usePanel = (value: string, param: string = panelParam) => {
  const { params, change } = useAddress();
  const isOpen = params.get(param) === value;
  const close = useCallback(() => change({ [param]: null }, { replace: true }), [change, param]);
  const toggle = () => (isOpen ? close() : change({ [param]: value }));
  return { isOpen, close, toggle } as const;
};
