import { useSyncExternalStore } from 'react';
import { onWaitingVersion, waitingVersion } from './version.ts';

/** The version that waits to be loaded, if any. */
export const useWaitingVersion = (): string | null => useSyncExternalStore(onWaitingVersion, waitingVersion);
