import { pictureFile } from '../account/profile/index.ts';
import type { Parts } from './parts.ts';
import type { SchemaDependencies } from './schemas.ts';

type AccountPorts = Pick<SchemaDependencies, 'switching' | 'users' | 'invitations' | 'profile'>;

/** People and their sessions: a session that ends takes its connections along, and open pages show who is there. */
export const connectAccount = ({ config, live, account, files, mails }: Parts): AccountPorts => {
  const { now } = config;
  const { endUserSessions, announceEnded, hashing } = account;
  const endConnections = (sessionId: string): void =>
    live.closeWhere((caller) => caller.sessionId === sessionId);
  const onUsersChange = (tenantId: string): void => live.changed({ tenantId, unitId: null, topic: 'users' });
  account.onRevoked(endConnections);
  account.onJoin(onUsersChange);
  return {
    switching: { onSwitch: endConnections },
    users: {
      endUserSessions,
      announceEnded,
      onRoleChange: (userId) => {
        account.forgetUser(userId);
        live.closeWhere((caller) => caller.kind === 'user' && caller.userId === userId);
      },
      onUsersChange,
      removePicture: (name) => files.remove(pictureFile(name)),
    },
    invitations: { ...mails, now, onUsersChange },
    profile: { ...mails, endUserSessions, announceEnded, hashing, now },
  };
};
