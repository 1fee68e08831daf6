import { useSyncExternalStore } from 'react';
import { isExpired, onExpiry } from './expiry.ts';

/** True while the session is over and the page waits for its person to sign in again. */
export const useExpired = (): boolean => useSyncExternalStore(onExpiry, isExpired);
