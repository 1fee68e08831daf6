/** True while something of the cart is not saved and was tried in vain (ERR-47). */
let isTrying = false;
const listeners = new Set<() => void>();

export const isCartTrying = (): boolean => isTrying;

export const setTrying = (next: boolean): void => {
  if (next === isTrying) return;
  isTrying = next;
  for (const listener of listeners) listener();
};

export const onCartTrouble = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
