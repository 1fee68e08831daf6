export { onLiveChange, sendCommand, startLive } from './live.ts';
export { refreshOnChange } from './live-queries.ts';
export { useLiveState } from './use-live.ts';
