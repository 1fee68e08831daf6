export { type BackOff, createBackOff } from './back-off.ts';
export { BoundedMap } from './bounded-map.ts';
export { networkOf } from './network.ts';
export { createSlidingWindow, type SlidingWindow } from './sliding-window.ts';
