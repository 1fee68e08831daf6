export { type BackOff, createBackOff } from './back-off.ts';
export { networkOf } from './network.ts';
export { type CountsLine, createShareCounts, type ShareCounts } from './shared-counts.ts';
export { createSlidingWindow, type SlidingWindow } from './sliding-window.ts';
