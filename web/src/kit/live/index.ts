export { type GroupAnswer, sendGroupCommand } from './group-command.ts';
export { type LiveListener, onLiveChange, sendCommand, startLive, stopLive, tellRegisters } from './live.ts';
export { refreshOnChange } from './live-queries.ts';
export { useLiveState } from './use-live.ts';
