import { type Profile, useProfile } from '../../kit/session/index.ts';

/** First and last name, or the e-mail where there is none. */
export const nameOf = ({ displayName, familyName, email }: Profile['data']): string =>
  [displayName, familyName].filter(Boolean).join(' ') || email;

/** The picked user and the person themselves; null while the person acts for nobody. */
export const useActing = (): { readonly picked: Profile; readonly oldUser: Profile } | null => {
  const picked = useProfile();
  const oldUser = picked?.data.oldUser;
  return picked && oldUser ? { picked, oldUser } : null;
};

/** 'Switch as' is for Super Admin, and for anyone who is already acting (USR-10). */
export const useMaySwitch = (): boolean => {
  const isActing = useActing() !== null;
  const profile = useProfile();
  return isActing || profile?.role === 'superAdmin';
};
