import { useSyncExternalStore } from 'react';
import type { Profile } from './profile.ts';
import { currentProfile, onProfileChange } from './session.ts';

/** The signed-in user; null only while the first answer is on its way. */
export const useProfile = (): Profile | null => useSyncExternalStore(onProfileChange, currentProfile);
