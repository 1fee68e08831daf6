/** True where focus in a field brings up no keyboard that hides half of the page: not on a phone. */
export const mayFocusField = (): boolean => !window.matchMedia('(pointer: coarse)').matches;
