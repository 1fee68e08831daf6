import { apiAccess, isAdmitted, routeAccess } from '@tresen/domain/account/access';
import { useState, useSyncExternalStore } from 'react';
import { currentProfile, isProfileConfirmed, onProfileChange } from './current-profile.ts';
import type { Profile } from './profile.ts';

/** The signed-in user; null only while the first answer is on its way. */
export const useProfile = (): Profile | null => useSyncExternalStore(onProfileChange, currentProfile);

/**
 * True when the access table admits the signed-in user to a page, by its pattern (ACC-14). For what a screen offers
 * only: the server decides.
 */
export const useMayOpen = (path: string): boolean => {
  const profile = useProfile();
  return isAdmitted(routeAccess, path, profile?.role ?? 'user', profile?.accessPolicy ?? 'wide');
};

/** The same for a field of the API: `Mutation.updateReceipt`. */
export const useMayUse = (field: string): boolean => {
  const profile = useProfile();
  return isAdmitted(apiAccess, field, profile?.role ?? 'user', profile?.accessPolicy ?? 'wide');
};

/**
 * The same for what somebody is working on: once admitted by the server's own word they stay until they leave, since a
 * role that is taken away meanwhile must not take a form along. The server refuses what is no longer allowed.
 */
export const useAdmitted = (path: string): boolean => {
  const mayOpen = useMayOpen(path);
  const isConfirmed = useProfileConfirmed();
  const [wasAdmitted, setAdmitted] = useState(false);
  if (mayOpen && isConfirmed && !wasAdmitted) setAdmitted(true);
  return mayOpen || wasAdmitted;
};

function useProfileConfirmed(): boolean {
  return useSyncExternalStore(onProfileChange, isProfileConfirmed);
}
