import { createInvitationLimits } from '../account/invitations/index.ts';
import { createPasswordTries, pictureFile } from '../account/profile/index.ts';
import type { Needs } from './features.ts';
import type { Parts } from './parts.ts';

type AccountPorts = Pick<Needs, 'users' | 'invitations' | 'profile'>;

/** People and their sessions. */
export const connectAccount = ({ config, account, files, mails, shareCounts }: Parts): AccountPorts => {
  const { now } = config;
  const { endUserSessions, announceEnded, hashing } = account;
  return {
    users: {
      endUserSessions,
      announceEnded,
      removePicture: (name) => files.remove(pictureFile(name)),
    },
    invitations: { ...mails, limit: createInvitationLimits(now, shareCounts) },
    profile: {
      ...mails,
      endUserSessions,
      announceEnded,
      hashing,
      now,
      passwordTries: createPasswordTries(now, shareCounts),
    },
  };
};
