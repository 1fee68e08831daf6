import { useSyncExternalStore } from 'react';
import { type LiveState, liveState, onLiveState } from './live.ts';

/** Whether changes arrive by themselves right now. */
export const useLiveState = (): LiveState => useSyncExternalStore(onLiveState, liveState);
